import fc from 'fast-check';
import type { CheckedImport } from '@/lib/import/read-import';

/** A text that stands nowhere else. */
export const mark = fc.nat({ max: 10 ** 12 }).map((at) => `mark${at} of it`);
/** What a field can hold: a text, and whatever else somebody writes there. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: mark },
  fc.array(mark, { maxLength: 3 }),
  fc.record({ inner: mark }),
  fc.array(fc.record({ name: mark, other: fc.record({ deep: mark }) }), { maxLength: 2 }),
  fc.constantFrom<unknown>(null, true, 7, '', 1.5),
);

export type Fields = Record<string, unknown>;

/** Some of these fields, with anything in them. */
export const some = (names: readonly string[]): fc.Arbitrary<Fields> =>
  fc.subarray([...names]).chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, anything]))));

/** A value with each mark in it once, all of one length, so that none is found in place of another. */
export function withOwnMarks<Value>(value: Value): Value {
  let count = 0;
  const turned = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replace(/mark\d+/g, () => `mark${1000 + count++}`);
    if (Array.isArray(one)) return one.map(turned);
    return typeof one === 'object' && one !== null
      ? Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, turned(inner)]))
      : one;
  };
  return turned(value) as Value;
}

/** The text that a mark begins. */
const wholeOf = (found: string) => `${found} of it`;

/**
 * A text, or another value, with the names of the fields and the parameter that it is in, and its places in the lists around it. `mark` is null where it
 * has none.
 */
export type Leaf = { path: string[]; place: string; mark: string | null };

/** The marks and other values in a value. */
export function leavesIn(value: unknown, path: string[] = [], place = ''): Leaf[] {
  if (value === null || value === '') return [];
  if (typeof value === 'string' && value.includes('mark')) return [...value.matchAll(/mark\d+/g)].map(([mark]) => ({ path, place, mark }));
  if (typeof value !== 'object') return [{ path, place, mark: null }];
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesIn(one, path, `${place}${at + 1} `));
  const called = 'key' in value ? [String(value.key)] : [];
  return Object.entries(value).flatMap(([name, one]) => leavesIn(one, [...path, ...called, name], place));
}

/** The places of documents, matches and entries that are named as a whole. */
function placesIn(said: string): string[] {
  const [, document = '', what = ''] = /^(?:Document (\d+): )?(.*)$/.exec(said) ?? [];
  const around = document && `${document} `;
  if (what.includes('not supported')) return document ? [around] : [];
  const [, places = ''] = /^(?:Match|Entry|Entries) ([\d, ]+)/.exec(what) ?? [];
  return places
    .split(', ')
    .filter(Boolean)
    .map((place) => `${around}${place.trim()} `);
}

const promptsOf = ({ rows }: CheckedImport) =>
  JSON.stringify(rows.map(({ title, category, tags, content }) => [title, category, tags, content]));
const saidOf = ({ rows, unread }: CheckedImport) => [
  ...rows.flatMap(({ notes }) => notes.map(({ text }) => text)),
  ...unread.map(({ reason }) => reason),
];

/** Marks that are neither in a prompt nor in a field that is named, with what was read; null if there is none. */
export function lostIn(found: CheckedImport, leaves: readonly Leaf[]): unknown {
  const [prompts, said] = [promptsOf(found), saidOf(found)];
  const isWhole = found.rows.length === 0 && said.length > 0;
  const names = new Set(said.flatMap((one) => one.toLowerCase().split(/[\s,.:]+/)));
  const places = said.flatMap(placesIn);
  const isNamed = ({ path, place }: Leaf) =>
    path.some((name) => names.has(name.toLowerCase())) || places.some((one) => place.startsWith(one));
  const lost = leaves.filter((leaf) => leaf.mark !== null && !prompts.includes(wholeOf(leaf.mark)) && !isNamed(leaf));
  // Of many fields the first are named, and the others counted.
  const counted = said.reduce((sum, one) => sum + Number(/ and (\d+) more$/.exec(one)?.[1] ?? 0), 0);
  return isWhole || new Set(lost.map(({ path }) => path.join())).size <= counted ? null : { lost, said, prompts };
}

/** Fields that are named as left out although all that they hold is in a prompt, with what was read; null if there is none. */
export function falselyNamedIn(found: CheckedImport, leaves: readonly Leaf[]): unknown {
  const prompts = promptsOf(found);
  const said = saidOf(found).filter((one) => /Left out: (?!all but|the parameter)/.test(one));
  const names = said.flatMap((one) => one.replace(/^.*Left out: | and \d+ more$/g, '').split(', '));
  const isFalse = (name: string) => {
    const within = leaves.filter(({ path }) => path.includes(name) || name.split('.').every((part) => path.includes(part)));
    return within.length > 0 && within.every(({ mark }) => mark !== null && prompts.includes(wholeOf(mark)));
  };
  const wrong = names.filter(isFalse);
  return wrong.length === 0 ? null : { wrong, said, prompts };
}
