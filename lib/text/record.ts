/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object; none for anything else. Used instead of a schema where it runs for each entry of a long list. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** True for null, an empty text, and a list or an object with nothing in it. */
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of an object, these under their names however they are written there, as `Title` and `TITLE`. Of two that are alike the first is one of them. */
export function withNames(value: unknown, names: readonly string[]): Record<string, unknown> {
  const known = new Set<string>(Object.keys(recordOf(value)).filter((key) => names.includes(key)));
  const named = (key: string) => {
    const name = key.toLowerCase();
    if (!names.includes(name) || known.has(name)) return key;
    known.add(name);
    return name;
  };
  return Object.fromEntries(Object.entries(recordOf(value)).map(([key, field]) => [named(key), field]));
}

/** The fields of an object in JSON; none for anything else, also for invalid JSON. */
export function parseRecord(json: string | null): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(json ?? 'null'));
  } catch {
    return {};
  }
}
