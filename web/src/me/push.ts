// Web Push from this browser: whether it can, whether it is on, and switching it.

import { post } from '../lib/api';

export function canPush(): boolean {
  return (
    window.isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  );
}

export async function isPushed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Ask for leave and subscribe; tells whether it is on now. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = found.toJSON();
  await post('/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return true;
}

export async function stopPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (!found) return;
  await post('/me/push/forget', { endpoint: found.endpoint });
  await found.unsubscribe();
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
