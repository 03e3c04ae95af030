import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { live } from '../lib/live.svelte';
import type { News, Table } from '../lib/types';
import { TableSession } from './session.svelte';

const NEWS_ARE_LATE = 400;
let replies: Array<(reply: Response) => void> = [];
let session: TableSession;

const tableAt = (number: number, my_seats = [0]): Table =>
  ({
    number,
    seq: number,
    seat: 0,
    my_seats,
    my_turn: true,
    status: 'running',
    view: null,
  }) as never as Table;
const news = (number: number, my_seats = [0]): unknown => session.receive(tableAt(number, my_seats), []);
async function reply(body: unknown, status = 200): Promise<void> {
  replies.shift()!(Response.json(body, { status }));
  await vi.advanceTimersByTimeAsync(0);
}
const late = (): Promise<unknown> => vi.advanceTimersByTimeAsync(NEWS_ARE_LATE);

beforeEach(() => {
  vi.useFakeTimers();
  replies = [];
  vi.stubGlobal('fetch', (url: URL) =>
    /(log|news)$/.test(url.pathname)
      ? Promise.resolve(Response.json({ moves: [], news: [] }))
      : new Promise<Response>((resolve) => replies.push(resolve)),
  );
  session = new TableSession('t', null);
  news(1);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('an answer is on its way until the news come', async () => {
  void session.answer('a');
  expect(session.busy).toBe(true);
  await reply({ seq: 2 });
  expect(session.busy).toBe(true);
  news(2);
  expect(session.busy).toBe(false);
});

test('the reply to an answer does not settle the next one', async () => {
  void session.answer('a');
  await reply({ seq: 2 });
  news(2);
  void session.answer('b');
  await late();
  expect(session.busy).toBe(true);
  await reply({ seq: 3 });
  await late();
  await reply(tableAt(3)); // the news have not come: the table is asked for
  expect(session.busy).toBe(false);
  expect(session.table?.number).toBe(3);
});

test('where people share a screen the reply is for nobody, and the news are waited for', async () => {
  news(1, [0, 1]);
  void session.answer('a');
  await reply({ seq: 2 });
  expect(session.busy).toBe(true);
  await late();
  expect(session.busy).toBe(false);
  expect(session.table?.number).toBe(1);
});

test('what else is asked of the server does not settle an answer, nor an answer that', async () => {
  void session.act('/undo/answer', { agree: true });
  await reply({});
  expect(session.busy).toBe(false);
  void session.answer('a');
  void session.act('/undo/answer', { agree: true });
  await vi.advanceTimersByTimeAsync(0);
  const [answered, agreed] = replies.splice(0);
  agreed!(Response.json({}));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.busy).toBe(true);
  answered!(Response.json({ reason: 'illegal', detail: 'no' }, { status: 422 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.busy).toBe(false);
  expect(session.refusal?.sentence).toBe('no');
});

test('what was on its way for other eyes at this screen is not kept, and is read again', async () => {
  const told = (number: number): News[] =>
    [{ kind: 'moves', seq: number, at: 0, moves: [{ move: number, who: 0, events: [] }] }] as never as News[];
  const shared = (seat: number): Table => ({ ...tableAt(2, [0, 1]), seat, curtain: true });
  const again = vi.spyOn(live, 'again').mockImplementation(() => undefined);
  session.sit(0);
  session.receive(shared(0), []);
  await vi.advanceTimersByTimeAsync(0); // the log is here
  session.receive(shared(0), told(1));
  expect(session.moves).toHaveLength(1);

  session.sit(1);
  expect(session.receive(shared(0), told(2))).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.table, session.view, session.moves]).toEqual([null, null, []]);
  expect(session.receive(shared(1), [])).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([session.table?.seat, session.moves]).toEqual([1, []]);

  // Also when everything for the eyes that look is here already: what came in between was not heard by them.
  again.mockClear();
  expect(session.receive(shared(0), told(3))).toBe(false);
  expect([session.table?.seat, session.moves]).toEqual([1, []]);
  expect(again).toHaveBeenCalledWith('t');
});

test('a hint or a refusal that comes when another sits there is for nobody', async () => {
  const options = [{ text: 'a', targets: ['here'] }];
  const shared = (seat: number): Table =>
    ({ ...tableAt(1, [0, 1]), seat, curtain: true, view: { seat, question: { options } } }) as never as Table;
  const refusals = [{ targets: ['there'], sentence: 'no' }];
  const refused = { ...shared(0), view: { question: { options, refusals } } };
  vi.spyOn(live, 'again').mockImplementation(() => undefined);
  session.sit(0);
  session.receive(shared(0), []);
  void session.hint();
  await reply({ hints: ['mine'] });
  void session.touch('there');
  await reply(refused);
  expect([session.hints, session.refusal?.sentence]).toEqual([['mine'], 'no']);

  void session.hint();
  void session.touch('there');
  session.sit(1);
  expect([session.hints, session.refusal]).toEqual([null, null]);
  session.receive(shared(1), []);
  await reply({ hints: ['not mine'] });
  await reply(refused);
  expect([session.hints, session.refusal]).toEqual([null, null]);
});
