// What has not changed stays the same object, so that only what has changed is drawn again.

/** Return `now`, with every part of it that equals its part of `before` replaced by that very part. */
export function keepSame<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let equal = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = keepSame(old[key], fresh[key]);
    fresh[key] = part;
    equal &&= Object.is(part, old[key]) && key in old;
  }
  return (equal ? before : now) as T;
}
