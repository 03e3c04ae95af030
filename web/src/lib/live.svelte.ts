// The live connection: one WebSocket for all tables on the page. When it is lost it is made again, and each
// table gets exactly the news it has missed. A table comes whole once, then what has changed of it.

import { changed, type Change } from './changes';
import { Frames } from './frames';
import { site } from './home';
import type { News, Table } from './types';

interface Message {
  table?: string;
  seq?: number;
  news?: News[];
  now?: Table;
  /** Instead: what has changed since the table as it was at that number. */
  since?: number;
  change?: Change;
  re?: string | number | null;
  presence?: { connected: boolean[]; spectators: number };
  problem?: { status: number; reason: string; detail: string };
}

export interface Listener {
  seat: number | null;
  invite: string | null;
  /** The number of the last news that was heard; null before the first. */
  seq: number | null;
  receive(now: Table, news: News[]): void;
  present(connected: boolean[], spectators: number): void;
  refused(reason: string, detail: string): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const STILL_THERE = 25_000;
const LOGGED_OUT = 'logged-out'; // what the server closes with

class Live {
  online = $state(false);
  lang = 'en';
  /** Called when this browser is logged out from elsewhere. */
  loggedOut = (): void => undefined;
  #socket: WebSocket | null = null;
  #listeners = new Map<string, Listener>();
  /** The tables as the server knows that they were sent: what has changed since comes. */
  #sent = new Map<Listener, Table>();
  /** What has come and is not yet on the page: bots may answer faster than it can be drawn. */
  #heard = new Map<Listener, { now: Table; news: News[] }>();
  #frames = new Frames();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.online) this.#subscribe(table, listener);
    else this.#connect();
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.#heard.delete(listener);
      this.#sent.delete(listener);
      this.#send({ do: 'unsubscribe', table });
    };
  }

  /** Look at a table through another of my seats, or in another language: everything is sent anew. */
  again(table: string): void {
    const listener = this.#listeners.get(table);
    if (listener && this.online) this.#subscribe(table, listener);
  }

  speak(lang: string): void {
    this.lang = lang;
    for (const table of this.#listeners.keys()) this.again(table);
  }

  /** What is sent next is the whole; changes that are still on their way to us mean nothing any longer. */
  #subscribe(table: string, listener: Listener): void {
    this.#sent.delete(listener);
    this.#send({
      do: 'subscribe',
      id: table, // a refusal is told to whoever it is about
      table,
      changes: true,
      lang: this.lang,
      ...(listener.seq !== null && { after: listener.seq }),
      ...(listener.seat !== null && { seat: listener.seat }),
      ...(listener.invite !== null && { invite: listener.invite }),
    });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.online = true;
      this.#wait = FIRST_WAIT;
      for (const [table, listener] of this.#listeners) this.#subscribe(table, listener);
      this.#pulse = setInterval(() => this.#send({ do: 'ping' }), STILL_THERE);
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = ({ reason }) => {
      if (reason === LOGGED_OUT) this.loggedOut();
      clearInterval(this.#pulse);
      this.online = false;
      this.#socket = null;
      if (!this.#listeners.size) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Who I am has changed: the connection must be made anew to know it. */
  reconnect(): void {
    this.#socket?.close(1000, 'again');
    this.#wait = FIRST_WAIT;
  }

  #receive(message: Message): void {
    const about = message.table ?? (message.problem ? message.re : undefined);
    const listener = typeof about === 'string' ? this.#listeners.get(about) : undefined;
    if (!listener || typeof about !== 'string') return;
    if (message.problem?.reason === 'too-many') {
      setTimeout(() => this.again(about), LONGEST_WAIT * (0.5 + Math.random())); // a little later
      return;
    }
    const now = this.#whole(message, listener);
    if (!now) this.#tell(); // what came before is heard before
    if (message.problem) listener.refused(message.problem.reason, message.problem.detail);
    else if (message.presence) listener.present(message.presence.connected, message.presence.spectators);
    else if (now) {
      const news = (message.news ?? []).filter((one) => listener.seq === null || one.seq > listener.seq);
      listener.seq = message.seq ?? now.seq;
      const before = this.#heard.get(listener)?.news ?? [];
      this.#heard.set(listener, { now, news: [...before, ...news] });
      this.#frames.run(() => this.#tell());
    }
  }

  /** Return the table that a message brings; if something was missed before it, the whole is asked for. */
  #whole({ now, since, change }: Message, listener: Listener): Table | undefined {
    const sent = this.#sent.get(listener);
    if (!now && change && sent) {
      if (sent.seq === since) now = changed(sent, change);
      else this.again(sent.id);
    }
    if (now) this.#sent.set(listener, now);
    return now;
  }

  #tell(): void {
    const heard = [...this.#heard];
    this.#heard.clear();
    for (const [listener, { now, news }] of heard) listener.receive(now, news);
  }
}

export const live = new Live();
addEventListener('online', () => live.reconnect());
