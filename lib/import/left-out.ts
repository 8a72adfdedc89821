import type { ReadDocument } from '../integrations/formats/export-format';
import { firstCharacters } from '../text/characters';
import type { Dropped } from '../text/loose-yaml';
import { isEmpty, recordOf } from '../text/record';
import { TOO_LONG_FOR_A_PROMPT } from './found';
import type { Note } from './import';

/** Fields by which a program keeps its records: ids, dates, counts. Nobody misses them in a prompt. */
const BOOKKEEPING =
  /^(_?id|uuid|key|slug|hash|order|position|index|count|created|updated|modified|timestamp|date|is_\w+|lc_hub_\w+|user|owner|version|icon)$|_(id|at|date|count)$|[a-z](Id|At|Date|Count)$|^(created|updated|modified)(_on|On)$/;

/** True for a word, a date with its time, a number, and true or false, which are all that a program keeps its records by. */
const isShort = (value: unknown) =>
  typeof value === 'string'
    ? value.length <= 100 && /^\S*$|^\d{4}-\d\d-\d\d [\d:.]+( ?(Z|UTC|[+-]\d\d:?\d\d))?$/.test(value)
    : typeof value !== 'object';

/** True for a field by which a program keeps its records. */
export const isBookkeeping = (name: string, value: unknown) => BOOKKEEPING.test(name) && isShort(value);

/** Words that tell a program what something is. */
const KIND = /^(_?type|role|lc|template_format|validate_template)$/;

type KeptDocument = Pick<ReadDocument, 'title' | 'text' | 'category' | 'written' | 'notations'>;
/** A text or number in a field, and the name of the innermost field that it is in. */
type Leaf = { field: string; name: string; value: unknown };

/** The texts and numbers in a value. */
export const scalarsIn = (value: unknown) => leavesOf({ field: '', name: '', value }, new Set()).map((leaf) => String(leaf.value ?? ''));

/** The texts and numbers in a field. An anchor of YAML can stand in itself. */
function leavesOf({ field, name, value }: Leaf, seen: Set<unknown>): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ field, name, value }];
  if (seen.has(value)) return [];
  seen.add(value);
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf({ field, name, value: item }, seen));
  return Object.entries(value).flatMap(([key, item]) => leavesOf({ field, name: key, value: item }, seen));
}

/** Values that are looked for in a prompt; where there are more, all count as lost. */
const MAX_LEAVES = 1000;

/**
 * The names, such as `config.model`, of the texts and numbers in some fields that are not in what was made of them: a text that is a field as whole lines
 * of it, what is in a field as words.
 */
function lostIn(data: Record<string, unknown>, fields: readonly string[], said: string): string[] {
  const seen = new Set<unknown>();
  const leaves = fields.flatMap((name) => leavesOf({ field: name, name, value: data[name] }, seen));
  const isLost = ({ field, name, value }: Leaf) => {
    if (isEmpty(value) || value === false || ((BOOKKEEPING.test(name) || KIND.test(name)) && isShort(value))) return false;
    const text = inOneCase(String(value));
    if (text === '' || said.includes(`\n${text}\n`)) return false;
    const isWhole = (value === data[field] || /^[/:]\S+$/.test(String(value))) && text.length <= 60;
    return isWhole || !text.split('\n').every((line) => hasWords(said, line));
  };
  return leaves
    .filter((leaf, at) => at >= MAX_LEAVES || isLost(leaf))
    .map(({ field, name }) => (field === name ? name : `${field}.${name}`));
}

/** The lines of some texts in one case; null for those of a prompt that is too long and refused. */
const saidIn = (kept: readonly string[]) =>
  kept.some(({ length }) => length >= TOO_LONG_FOR_A_PROMPT) ? null : `\n${inOneCase(kept.join('\n'))}\n`;

/** Places of words in a text that are looked at. */
const MAX_PLACES = 100;

/** True if some words are in a text, not only as parts of longer ones. */
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

/** Without capital letters, and without what differs between a title and a name or a trigger that a program makes of it. */
const inOneCase = (text: string) =>
  text
    .replace(/[^\S\n]+|[-_]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
    .replace(/^[/:](?=\S)/gm, '')
    .toLowerCase();

/** The first of some names, each cut short, and how many others there are. */
function firstNames(names: readonly string[], most: number): { some: string; others: number } {
  const shown = names.slice(0, most).map((name) => firstCharacters(name, 40));
  return { some: shown.join(', '), others: names.length - shown.length };
}

/**
 * A note that names the fields that nothing becomes of, with what they hold more than a record's ids and dates; none if there is none. `parts` are
 * further ones that are within a field. `kept`: texts that were made of the fields that are taken; whatever these hold besides is named, too, and a field
 * that says whole lines of them is not.
 */
export function leftOut(entry: unknown, taken: readonly string[], parts: readonly string[] = [], kept?: readonly string[]): Note[] {
  const data = recordOf(entry);
  const said = kept ? saidIn(kept) : null;
  const lines = said && kept ? `\n${kept.join('\n')}\n` : '';
  const isSaid = (value: unknown) => typeof value === 'string' && lines.includes(`\n${value.trim()}\n`);
  const isLost = (name: string) => !taken.includes(name) && !isEmpty(data[name]) && !isBookkeeping(name, data[name]) && !isSaid(data[name]);
  const within = said ? lostIn(data, taken, said).filter((name) => !parts.includes(name.slice(name.indexOf('.') + 1))) : [];
  const names = [...new Set([...Object.keys(data).filter(isLost), ...parts, ...within])];
  if (names.length === 0) return [];
  const { some, others } = firstNames(names, 20);
  return [{ kind: 'left-out', text: others > 0 ? `Left out: ${some} and ${others} more` : `Left out: ${some}` }];
}

/** A note on parameters that a text does not use. */
export function unusedNotes(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const { some, others } = firstNames(names, 5);
  if (others > 0) return [{ kind: 'left-out', text: `Left out: ${some} and ${others} more parameters, which the text does not use` }];
  const one = `Left out: the parameter ${some}, which the text does not use`;
  return [{ kind: 'left-out', text: names.length === 1 ? one : `Left out: the parameters ${some}, which the text does not use` }];
}

/** The texts that were made of the fields of an entry; undefined where the site has written it. */
export function keptIn({ title, category = '', text, written = '', notations }: KeptDocument): string[] | undefined {
  return notations?.length === 0 ? undefined : [title, category, text, written];
}

/** Notes on what the parser of a file has dropped. */
export function droppedNotes({ repeated, hasComments }: Dropped): Note[] {
  return [...repeatedReasons(repeated), ...(hasComments ? ['Left out: comments'] : [])].map((text) => ({ kind: 'left-out', text }));
}

/** Sentences on keys that are given several times. */
function repeatedReasons(keys: readonly string[]): string[] {
  if (keys.length === 0) return [];
  const { some, others } = firstNames(keys, 5);
  if (others > 0) return [`Left out: all but the last of what ${some} and ${others} more hold, which are given several times`];
  return [
    keys.length > 1
      ? `Left out: all but the last of what ${some} hold, which are given several times`
      : `Left out: all but the last of what ${some} holds, which is given several times`,
  ];
}
