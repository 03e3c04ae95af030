// What I have in mind but have not answered yet: shared by the board and the desk of this page.

import { untrack } from 'svelte';
import type { Laying } from './laying.svelte';
import { askedOf, type ArcadiaScene } from './view';

class Picks {
  /** Which kind of worker goes down next. */
  worker = $state<'own' | 'neutral'>('own');
  /** Which family's castle piece I hold. */
  family = $state<string | null>(null);
  /** The castle piece under the pointer: its text. */
  piece = $state<string | null>(null);
  /** A card or building that I touched when asked for the action: it follows as soon as it is asked for. */
  wanted = $state<string | null>(null);
  /** Whether the board has no room for the tools: then they are on the desk. */
  compact = $state(false);
  /** Whether it has room for the meadow only, or for the castle's ledger and the cards; and which I want to see. */
  small = $state(false);
  ledger = $state(false);
  /** Whether there is a desk, from which one goes to the other. */
  desk = $state(false);
  /** The building I am laying, for the tools on the desk. */
  laying = $state.raw<Laying | null>(null);

  /** Whether touching a card or building says at once what I do and with what. */
  offers(scene: ArcadiaScene, id: string): boolean {
    return this.#action(scene, id) !== undefined;
  }

  /** Touch a card or building: the answer to the question, or to the action and then to the next question. */
  touch(scene: ArcadiaScene, id: string): void {
    const action = this.#action(scene, id);
    if (action === undefined) scene.touch(id);
    else {
      this.wanted = id;
      scene.answer(action);
    }
  }

  #action(scene: ArcadiaScene, id: string): string | undefined {
    if (askedOf(scene) !== 'action') return undefined;
    const effects = Object.entries(scene.view.table.effects ?? {});
    return effects.find(([, effect]) => effect.cards?.includes(id) || effect.around?.includes(id))?.[0];
  }

  /** Go on with what was wanted, when the question has come; forget it when another has. */
  follow(scene: ArcadiaScene): void {
    const asked = askedOf(scene);
    if (this.wanted === null || asked === '' || asked === 'action') return;
    const wanted = this.wanted;
    const next = asked === 'card' || asked === 'building';
    if (next && scene.lit.has(wanted)) untrack(() => scene.touch(wanted));
    else this.wanted = null;
  }
}

export const picks = new Picks();
