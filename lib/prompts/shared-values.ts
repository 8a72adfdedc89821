import { LIMITS } from '../limits';
import { VALUES_FRAGMENT } from '../paths';
import { isRecord } from '../text/record';
import { ANYTHING_ELSE, type Values, type Variable } from './template';

/** Values of a shared link. `broken`: true if some of them could not be read. */
type SharedValues = { values: Values; broken: boolean };

/** Values of blanks and of the last field that are texts and not empty. */
export function valuesOf(variables: Variable[], values: Readonly<Record<string, unknown>>): Values {
  const entries = [...variables, ANYTHING_ELSE].map(({ name }) => [name, values[name]] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''));
}

/** Values without the last field, whose text may be too long for a link. */
export function withoutAnythingElse({ [ANYTHING_ELSE.name]: _, ...values }: Values): Values {
  return values;
}

/** URL fragment with values, which browsers do not send to the server; null if it would be too long. */
export function fragmentOf(values: Values): string | null {
  const json = JSON.stringify(values);
  // A text this long is even longer when encoded, and may have too many bytes to be passed as arguments.
  if (json.length > LIMITS.sharedValues.max) return null;
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(json)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return encoded.length > LIMITS.sharedValues.max ? null : VALUES_FRAGMENT + encoded;
}

/** Reads a URL fragment. Names that are no blanks of the prompt are ignored, and so are values that are no texts. */
export function valuesIn(fragment: string, variables: Variable[]): SharedValues {
  const found = decode(fragment.slice(VALUES_FRAGMENT.length));
  if (found === null) return { values: {}, broken: true };
  const known = [...variables, ANYTHING_ELSE].filter(({ name }) => Object.hasOwn(found, name));
  return { values: valuesOf(variables, found), broken: known.some(({ name }) => typeof found[name] !== 'string') };
}

function decode(encoded: string): Record<string, unknown> | null {
  if (encoded.length > LIMITS.sharedValues.max || !/^[\w-]+$/.test(encoded)) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}
