// The font of titles is the largest file of all. On the first visit it comes when what is looked at has long been there;
// from then on the browser has it, and it is wanted at once.

const HAS_THEM = 'cantiere-titles';
const LATER = 3000;
let wanted = false;

async function load(): Promise<void> {
  try {
    await import('@fontsource/im-fell-english/400.css');
    localStorage.setItem(HAS_THEM, 'true');
  } catch {
    wanted = false; // no connection: titles are there in another font, and the next page tries again
  }
}

export function bringTitles(): void {
  if (wanted) return;
  wanted = true;
  if (localStorage.getItem(HAS_THEM)) void load();
  else setTimeout(() => void load(), LATER);
}
