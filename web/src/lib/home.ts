// Where the site lives: at the root of its name, or under a path that the operator chose.
// Nothing else writes down an address of ours: pages and files go through `to`.

/** The path before all of ours, without a slash at its end. Built files lie in `assets`, just below it. */
export const home = import.meta.env.DEV
  ? ''
  : new URL(/* @vite-ignore */ '..', import.meta.url).pathname.replace(/\/$/, '');

/** The whole address of the site, for links that are handed on. */
export const site = location.origin + home;

/** The address of one of our pages or files: `to('/new')`. */
export function to(path: string): string {
  return home + path;
}

/** The path of a page as we know it; null if it is not ours. */
export function ours(pathname: string): string | null {
  if (pathname !== home && !pathname.startsWith(`${home}/`)) return null;
  return pathname.slice(home.length) || '/';
}
