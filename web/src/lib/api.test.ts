import { expect, test, vi } from 'vitest';
import { get, patch } from './api';

test('what somebody chooses is sent to its end, though the page is left', async () => {
  const sent = vi.fn((_url: URL, _wishes: RequestInit) => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', sent);
  await patch('/me', { lang: 'de' });
  await get('/me');
  expect(sent.mock.calls.map(([, { method, keepalive }]) => [method, keepalive])).toEqual([
    ['PATCH', true],
    ['GET', false],
  ]);
});
