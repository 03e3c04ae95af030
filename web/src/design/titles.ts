// The font of titles is the largest file of all. On the first visit it is fetched when what is looked at has long been there,
// and used from the next page on: what somebody is about to touch does not move. After that visit the browser has it.

import font from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?url';

const HAS_THEM = 'cantiere-titles';
const LATER = 3000;
let fetching = false;
let used = false;

async function use(): Promise<void> {
  used = true;
  try {
    await import('@fontsource/im-fell-english/400.css');
  } catch {
    used = false; // no connection: titles are there in another font, and the next page tries again
  }
}

async function fetchForLater(): Promise<void> {
  try {
    await (await fetch(font)).arrayBuffer();
    localStorage.setItem(HAS_THEM, 'true');
  } catch {
    fetching = false;
  }
}

/** Called by each page that is come to. */
export function bringTitles(): void {
  if (used) return;
  if (localStorage.getItem(HAS_THEM)) void use();
  else if (!fetching) {
    fetching = true;
    setTimeout(() => void fetchForLater(), LATER);
  }
}
