// Copying a text, also where the browser has no clipboard for pages: on plain http addresses.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOld(text);
  }
}

function copyOld(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A dialog keeps the focus inside: the text must be in it to be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  const before = document.activeElement as HTMLElement | null;
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  before?.focus();
  return done;
}
