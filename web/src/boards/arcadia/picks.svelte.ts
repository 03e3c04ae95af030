// What I have in mind but have not answered yet: shared by the board and the desk of this page.

class Picks {
  /** Which kind of worker goes down next. */
  worker = $state<'own' | 'neutral'>('own');
  /** Which family's castle piece I hold. */
  family = $state<string | null>(null);
  /** The castle piece under the pointer: its text. */
  piece = $state<string | null>(null);
  /** A card or building I touched when asked for the action: played as soon as that is asked. */
  wanted = $state<string | null>(null);
}

export const picks = new Picks();
