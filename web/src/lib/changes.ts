// What has changed of a document since it was sent, as docs/api.md says.

/** Parts by name, or by their place in a list; `[value]`: it is this now; `[]`: it is gone, in a list with all after it. */
export type Change = { [part: string]: Change } | unknown[];

/** Return the document after a change. What has not changed stays the same object. */
export function changed<T>(before: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(change)) {
    if (!Array.isArray(part) || part.length) after[key] = changed(after[key], part);
    else if (Array.isArray(after)) after.length = Number(key);
    else delete after[key];
  }
  return after as T;
}
