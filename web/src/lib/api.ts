// Requests to the server. Whatever is refused arrives as a `Problem`, with a sentence for people.

import { site } from './home';

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    detail: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(detail);
  }
}

/** The connection is gone, or the server is being restarted. */
export const OFFLINE = 0;

let lang = 'en';
let told: (time: number) => void = () => undefined;

/** Have what the server's clock says told, in seconds, with each answer. */
export function onDate(hear: (time: number) => void): void {
  told = hear;
}

/** Choose the language of the answers. */
export function speak(language: string): void {
  lang = language;
}

type Query = Record<string, string | number | boolean | null | undefined>;

async function send(method: string, path: string, query: Query, body?: unknown): Promise<Response> {
  const url = new URL(`${site}/api${path}`);
  for (const [name, value] of Object.entries({ lang, ...query })) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive: method === 'PATCH', // what somebody has chosen is kept, though they leave the page at once
    });
  } catch {
    throw new Problem(OFFLINE, 'offline', '');
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(date)) told(date / 1000);
  if (!response.ok) {
    const data = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const status = response.status >= 502 && data.reason === undefined ? OFFLINE : response.status;
    throw new Problem(
      status,
      String(data.reason ?? (status === OFFLINE ? 'offline' : 'error')),
      String(data.detail ?? ''),
      data,
    );
  }
  return response;
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await send('GET', path, query)).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await send('GET', path, {})).text();
}

export async function post<T>(path: string, body: unknown = {}, query: Query = {}): Promise<T> {
  const response = await send('POST', path, query, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await send('PATCH', path, {}, body)).json() as Promise<T>;
}

export async function remove(path: string): Promise<void> {
  await send('DELETE', path, {});
}

/** A key that makes a request safe to send again. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
