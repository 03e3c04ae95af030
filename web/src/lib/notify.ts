// Telling that it is my turn: in the title, the icon, by a notification and by a sound, as far as wanted.

import { to } from './home';
import { settings } from './settings.svelte';

let wasMine = false;

/** Show in the tab whether it is my turn. */
export function showTurn(mine: boolean, title: string, message: string): void {
  document.title = mine ? `● ${title}` : title;
  document.querySelector('#favicon')?.setAttribute('href', to(mine ? '/icon-turn.svg' : '/icon.svg'));
  if (mine && !wasMine) {
    if (settings.sound) knock();
    if (
      settings.notify &&
      document.hidden &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(title, { body: message, icon: to('/icon-192.png'), tag: 'cantiere-turn' });
    }
  }
  wasMine = mine;
}

/** Ask for leave to notify; tells whether it was given. */
export async function askLeave(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

/** Two knocks on wood, made here: no file is needed. */
function knock(): void {
  const audio = new AudioContext();
  for (const [delay, pitch] of [
    [0, 330],
    [0.16, 262],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, audio.currentTime + delay);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + delay + 0.14);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + delay);
    tone.stop(audio.currentTime + delay + 0.15);
  }
}
