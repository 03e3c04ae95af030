// The service worker stands alone, outside what is built: it is run here as the browser would, with a stage of ours.
import { beforeEach, expect, test, vi } from 'vitest';
import source from '../../public/sw.js?raw';

type Heard = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

const hears = new Map<string, (event: Heard) => void>();
const showNotification = vi.fn(() => Promise.resolve());

async function tell(kind: string, event: Record<string, unknown>): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  hears.get(kind)!({ ...event, waitUntil: (more) => (work = more) });
  await work;
}

beforeEach(() => {
  hears.clear();
  const self = {
    location: 'https://play.example/under/sw.js',
    addEventListener: (kind: string, hear: (event: Heard) => void) => hears.set(kind, hear),
    registration: { showNotification },
  };
  new Function('self', source)(self);
});

test('a notice has the tag of its table: the next one takes its place instead of standing beside it', async () => {
  const told = { title: 'It is your turn.', body: 'A game', url: '/table/t', tag: 'cantiere-t' };
  await tell('push', { data: { json: () => told } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(told.title, {
    body: told.body,
    tag: told.tag,
    icon: 'https://play.example/under/icon-192.png',
    data: { url: told.url },
  });
});
