import type { ParsedPrompt } from '../integrations/formats/export-format';
import { firstCharacters } from '../text/characters';
import type { Dropped } from '../text/loose-yaml';
import { isEmpty, recordOf } from '../text/record';
import type { Note } from './import';
import { TOO_LONG_FOR_A_PROMPT } from './read-result';

/** Names of fields by which a program keeps its records: ids, dates, counts. Import leaves short values in them out without a note. */
const BOOKKEEPING =
  /^(_?id|uuid|key|slug|hash|order|position|index|count|created|updated|modified|timestamp|date|is_\w+|lc_hub_\w+|user|owner|version|icon)$|_(id|at|date|count)$|[a-z](Id|At|Date|Count)$|^(created|updated|modified)(_on|On)$/;

/** True for a value that may be an id, a date or a count: a single word, a date with a time, a number or a boolean. */
const isShort = (value: unknown) =>
  typeof value === 'string'
    ? value.length <= 100 && /^\S*$|^\d{4}-\d\d-\d\d [\d:.]+( ?(Z|UTC|[+-]\d\d:?\d\d))?$/.test(value)
    : typeof value !== 'object';

export const isBookkeeping = (name: string, value: unknown) => BOOKKEEPING.test(name) && isShort(value);

/** Names of fields that tell a program what kind of thing an object is. */
const KIND_FIELD = /^(_?type|role|lc|template_format|validate_template)$/;

type KeptPrompt = Pick<ParsedPrompt, 'title' | 'text' | 'category' | 'written' | 'notations'>;
/** A scalar value, the field of an entry that it is in at any depth, and the name of the innermost field around it. */
type Leaf = { field: string; name: string; value: unknown };

/** The scalars in a value at any depth, as texts. */
export const scalarsIn = (value: unknown) => leavesOf({ field: '', name: '', value }, new Set()).map((leaf) => String(leaf.value ?? ''));

/** The scalars in a field at any depth. `seen` ends the search in YAML whose aliases contain themselves. */
function leavesOf({ field, name, value }: Leaf, seen: Set<unknown>): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ field, name, value }];
  if (seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf({ field, name, value: item }, seen));
  return Object.entries(value).flatMap(([key, item]) => leavesOf({ field, name: key, value: item }, seen));
}

/** Maximum number of values that are looked for in a prompt. Further ones count as left out. */
const MAX_LEAVES = 1000;

/**
 * The names, such as `config.model`, of scalars in some fields that are not in `said`, the texts of the prompt. A short text that is a whole field,
 * and a trigger such as `/name`, has to be in it as a whole line, any other as words.
 */
function lostIn(data: Record<string, unknown>, fields: readonly string[], said: string): string[] {
  const seen = new Set<unknown>();
  const leaves = fields.flatMap((name) => leavesOf({ field: name, name, value: data[name] }, seen));
  const isLost = ({ field, name, value }: Leaf) => {
    if (isEmpty(value) || value === false || ((BOOKKEEPING.test(name) || KIND_FIELD.test(name)) && isShort(value))) return false;
    const text = comparable(String(value));
    if (text === '' || said.includes(`\n${text}\n`)) return false;
    const isWhole = (value === data[field] || /^[/:]\S+$/.test(String(value))) && text.length <= 60;
    return isWhole || !text.split('\n').every((line) => hasWords(said, line));
  };
  return leaves
    .filter((leaf, at) => at >= MAX_LEAVES || isLost(leaf))
    .map(({ field, name }) => (field === name ? name : `${field}.${name}`));
}

/** Texts of a prompt in the form in which `lostIn` compares; null if they are so long that the prompt is refused. */
const comparableTexts = (kept: readonly string[]) =>
  kept.some(({ length }) => length >= TOO_LONG_FOR_A_PROMPT) ? null : `\n${comparable(kept.join('\n'))}\n`;

/** Maximum number of occurrences of words in a text that are looked at. */
const MAX_PLACES = 100;

/** True if a text has these words, and not only within longer ones. */
function hasWords(text: string, words: string): boolean {
  if (words === '') return true;
  const isWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
  const [startsWord, endsWord] = [isWord(words.charAt(0)), isWord(words.charAt(words.length - 1))];
  let at = text.indexOf(words);
  for (let place = 0; at >= 0 && place < MAX_PLACES; place++) {
    const isPart = (startsWord && isWord(text.charAt(at - 1))) || (endsWord && isWord(text.charAt(at + words.length)));
    if (!isPart) return true;
    at = text.indexOf(words, at + 1);
  }
  return false;
}

/** A text in lower case with plain spaces, so that a title equals the name or trigger that a program makes of it, such as `/my-title`. */
const comparable = (text: string) =>
  text
    .replace(/[^\S\n]+|[-_]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
    .replace(/^[/:](?=\S)/gm, '')
    .toLowerCase();

/** The first names, each cut short, and the number of the others. */
function firstNames(names: readonly string[], most: number): { some: string; others: number } {
  const shown = names.slice(0, most).map((name) => firstCharacters(name, 40));
  return { some: shown.join(', '), others: names.length - shown.length };
}

/**
 * A note that names the fields of an entry that are not imported; none if there are none. It names no fields in `taken`, empty ones, and ids, dates and
 * counts. `parts` are names of parts within taken fields that are left out. `kept` are the texts of the prompt: values in taken fields that are not
 * in them are named too, and other fields that repeat whole lines of them are not.
 */
export function leftOut(entry: unknown, taken: readonly string[], parts: readonly string[] = [], kept?: readonly string[]): Note[] {
  const data = recordOf(entry);
  const said = kept ? comparableTexts(kept) : null;
  const lines = said && kept ? `\n${kept.join('\n')}\n` : '';
  const isSaid = (value: unknown) => typeof value === 'string' && lines.includes(`\n${value.trim()}\n`);
  const isLost = (name: string) => !taken.includes(name) && !isEmpty(data[name]) && !isBookkeeping(name, data[name]) && !isSaid(data[name]);
  const within = said ? lostIn(data, taken, said).filter((name) => !parts.includes(name.slice(name.indexOf('.') + 1))) : [];
  return leftOutNotes([...Object.keys(data).filter(isLost), ...parts, ...within]);
}

export function leftOutNotes(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const { some, others } = firstNames([...new Set(names)], 20);
  return [{ kind: 'left-out', text: others > 0 ? `Left out: ${some} and ${others} more` : `Left out: ${some}` }];
}

/** A note on parameters that a text does not use; none if there are none. */
export function unusedNotes(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const { some, others } = firstNames(names, 5);
  if (others > 0) return [{ kind: 'left-out', text: `Left out: ${some} and ${others} more parameters, which the text does not use` }];
  const one = `Left out: the parameter ${some}, which the text does not use`;
  return [{ kind: 'left-out', text: names.length === 1 ? one : `Left out: the parameters ${some}, which the text does not use` }];
}

/** The texts of a prompt, for `leftOut`; undefined if the site wrote its file (no notations), so that nothing is looked for in them. */
export function keptIn({ title, category = '', text, written = '', notations }: KeptPrompt): string[] | undefined {
  return notations?.length === 0 ? undefined : [title, category, text, written];
}

export function droppedNotes({ repeated, hasComments }: Dropped = { repeated: [], hasComments: false }): Note[] {
  const reasons = [...(repeated.length > 0 ? [repeatedReason(repeated)] : []), ...(hasComments ? ['Left out: comments'] : [])];
  return reasons.map((text) => ({ kind: 'left-out', text }));
}

function repeatedReason(keys: readonly string[]): string {
  const { some, others } = firstNames(keys, 5);
  if (others > 0) return `Left out: all but the last of what ${some} and ${others} more hold, which are given several times`;
  return keys.length > 1
    ? `Left out: all but the last of what ${some} hold, which are given several times`
    : `Left out: all but the last of what ${some} holds, which is given several times`;
}
