// Addresses: which page is shown, without reloading. Paths are ours here, whatever the site lives under.

import { home, ours } from './home';

class Router {
  path = $state(shown());
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  #read(): void {
    this.path = shown();
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState']({}, '', home + address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** The parts of the path if it begins with `name`: `/table/x` for "table" gives ["x"]. */
  at(name: string): string[] | null {
    const [first = '', ...rest] = this.path.split('/').filter(Boolean).map(decodeURIComponent);
    return first === name ? rest : null;
  }
}

function shown(): string {
  return ours(location.pathname) ?? location.pathname;
}

export const router = new Router();

/** Follow links inside the application without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const path = ours(link.pathname);
  if (path === null || path.startsWith('/api/')) return;
  event.preventDefault();
  router.go(path + link.search + link.hash);
}
