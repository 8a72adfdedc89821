/** True for an object that is no array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object itself, or an empty one for anything else. It is faster than a schema for each entry of a long list. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** Fields of an object, with keys that are in `names` in lower case: `Title` becomes `title`. Of several, the exact key counts, or else the first. */
export function normalizeKeys(value: unknown, names: readonly string[]): Record<string, unknown> {
  const known = new Set<string>(Object.keys(recordOf(value)).filter((key) => names.includes(key)));
  const named = (key: string) => {
    const name = key.toLowerCase();
    if (!names.includes(name) || known.has(name)) return key;
    known.add(name);
    return name;
  };
  return Object.fromEntries(Object.entries(recordOf(value)).map(([key, field]) => [named(key), field]));
}

/** Parses a JSON object. Anything else, also invalid JSON, is an empty object. */
export const parseRecord = (json: string | null): Record<string, unknown> => recordOf(parseJson(json ?? ''));

/** Parses JSON; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Changes each text in a JSON value, but not the keys of objects. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) : value;
}
