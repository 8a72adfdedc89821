import { IMPORT } from '../account-limits';
import { recordOf } from '../text/record';
import { describesPrompt, isPromptName, isTextName } from './field-names';
import type { Columns, ImportTable, ReadAs } from './import';
import { entryOf, type JsonEntry, plainPromptOf, promptOf, toolsOf } from './json-entry';
import { isProse, type JsonTable, tableIn, tableOfObjects, UNSPACED } from './json-tables';
import { conversationReasons, isConversation, noTextReasons } from './json-unread';
import { isBookkeeping, leftOut, leftOutNotes } from './left-out';
import { JSON_FORMAT, plainEntry, titleIn } from './plain-entry';
import type { FilePrompt } from './read-result';
import { firstRows, promptOfRow, withColumns } from './read-table';

/** A value of JSON that may be an entry or hold some. */
type Candidate = Pick<JsonEntry, 'value' | 'key' | 'group'> & {
  /** The category of the entries in the value, if it is not `group`. */
  innerGroup?: string | undefined;
  /** The name of the innermost field that the value is in. */
  list: string;
  /** True if texts in the value are prompts without being in an entry. */
  takesTexts?: boolean | undefined;
  /** True for an object in a list that shares the name of a field with another one. */
  isRecord?: boolean;
  /** True for an item of a list. */
  isItem?: boolean;
};
type Collected = {
  entries: JsonEntry[];
  lost: string[];
  conversations: number;
  /** Lists and objects that were gone through: an anchor of YAML can stand in itself, or many times in others. */
  seen: Set<unknown>;
  table: ImportTable | null;
  columns: Columns | null;
};

/** Names of lists of prompts, whose items may be texts. */
const LISTS = /prompts?$|^(data|items|templates|entries|snippets|phrases|commands)$/i;
/** Names of fields with groups of prompts. */
const GROUPS = /^((sub)?folders|groups|categories|collections|sections|children)$/i;

type JsonEntries = { prompts: FilePrompt[]; lost: string[]; readable: string[]; table: ImportTable | null };

/**
 * The prompts in a value of JSON, down to IMPORT.depth levels, sentences on what was left out (`lost`), the formats that can read them, and the table
 * at its top. `chosen`: the format and columns that the user chose. `path`: short texts are prompts in a file that is named for prompts.
 */
export function entriesIn(value: unknown, chosen: Partial<ReadAs> = {}, path = ''): JsonEntries {
  const collected: Collected = { entries: [], lost: [], conversations: 0, seen: new Set(), table: null, columns: chosen.columns ?? null };
  collect({ value, key: '', list: '', takesTexts: true }, 0, collected);
  const unnamed = collected.entries.length === 0 && tableOfObjects(value);
  if (unnamed) collectRows({ value, key: '', list: '' }, unnamed, 0, collected);
  const { entries, lost, conversations, table } = collected;
  if (areLabels(entries) && !/(prompt|snippet|phrase)[^/]*$/i.test(path)) return { prompts: [], lost: [], readable: [], table: null };
  const tools = toolsOf(entries);
  const best = tools.find(({ name }) => name === chosen.format) ?? tools[0];
  const prompts = entries.flatMap((entry) => {
    const prompt = (chosen.format === JSON_FORMAT && plainPromptOf(entry)) || promptOf(entry, best);
    return prompt ? [{ ...prompt, category: prompt.category || entry.group }] : [];
  });
  return {
    prompts,
    lost: [...lost, ...conversationReasons(conversations)],
    readable: [...tools.map(({ name }) => name), ...(entries.some(plainPromptOf) ? [JSON_FORMAT] : [])],
    table,
  };
}

/** The texts of an interface are at least `count`, and most of them are shorter than `length`. */
const LABEL = { length: 40, count: 5 };

/** True for the texts of a program's interface, such as its buttons and messages, instead of prompts. */
function areLabels(entries: readonly JsonEntry[]): boolean {
  const lengths = entries.map(({ value, key }) =>
    typeof value === 'string' && key !== '' && !isTitleLike(key) ? value.length : LABEL.length,
  );
  const short = lengths.filter((length) => length < LABEL.length).length;
  return entries.length >= LABEL.count && short > entries.length / 2;
}

/** Adds the entries in a value to `into`, and counts conversations; false if there is neither. */
function collect(candidate: Candidate, depth: number, into: Collected): boolean {
  const { value, key } = candidate;
  if (isConversation(value)) {
    into.conversations += 1;
    return true;
  }
  const table = tableIn(value) ?? (isPair(candidate) ? tableIn([value]) : null);
  if (table) return collectRows(candidate, table, depth, into);
  const entry = entryOf(value, key, candidate.group);
  const isDeeper = typeof value === 'object' && value !== null && depth < IMPORT.depth && !into.seen.has(value);
  if (isDeeper) into.seen.add(value);
  if (promptOf(entry)) {
    // An object with the fields of an entry may be a folder of others.
    const mayHoldSome = isDeeper && entry.other?.format === JSON_FORMAT && Object.values(value).some(isObject) && !Array.isArray(value);
    if (!mayHoldSome || !collectFields(candidate, value, depth, into, entry)) into.entries.push(entry);
    return true;
  }
  if (!isDeeper) return false;
  return Array.isArray(value) ? collectList(candidate, value, depth, into) : collectFields(candidate, value, depth, into);
}

/** True for an item of a list that is a list of two texts, such as a title and a prompt. */
const isPair = ({ value, isItem }: Candidate) =>
  isItem && Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** Adds the rows of a table as entries, all if its columns are not known, else those with a text; false if there is none. */
function collectRows({ value, group, innerGroup = group, list }: Candidate, found: JsonTable, depth: number, into: Collected): boolean {
  const table = depth === 0 ? withColumns(found.table, into.columns) : found.table;
  const title = titleIn(recordOf(value));
  const lost: number[] = [];
  for (const [at, row] of found.rows.entries()) {
    const other = { ...promptOfRow(row, table, null), format: JSON_FORMAT };
    if (table.columns && other.text.trim() === '') lost.push(at + 1);
    else into.entries.push({ value: null, key: '', group: title?.text ?? innerGroup, byTool: new Map(), other });
  }
  if (lost.length === found.rows.length) return false;
  into.lost.push(...noTextReasons(lost, shownName(list, depth)));
  into.lost.push(...leftOut(recordOf(value), [...found.fields, ...(title ? [title.name] : [])]).map(({ text }) => text));
  if (depth === 0) into.table = { ...table, first: firstRows(found.rows) };
  return true;
}

/** The name of a list in sentences; empty for the whole file, and for a list at its top whose name says only that it has prompts. */
const shownName = (list: string, depth: number) => (depth > 1 || !LISTS.test(list) ? list : '');

/** Does for a list what `collect` does for any value. */
function collectList(candidate: Candidate, value: readonly unknown[], depth: number, into: Collected): boolean {
  const { group, innerGroup = group, list, takesTexts } = candidate;
  // A name of a field that several items have is no title.
  const names = new Map<string, number>();
  for (const name of value.flatMap((one) => Object.keys(recordOf(one)))) names.set(name, (names.get(name) ?? 0) + 1);
  const isRecord = (one: unknown) => Object.keys(recordOf(one)).some((name) => (names.get(name) ?? 0) > 1);
  const lost = value.flatMap((one, at) => {
    const item = { value: one, key: '', group: innerGroup, list, takesTexts, isRecord: isRecord(one), isItem: true };
    return (typeof one !== 'string' || takesTexts) && collect(item, depth + 1, into) ? [] : [at + 1];
  });
  if (lost.length === value.length) return false;
  into.lost.push(...noTextReasons(lost, shownName(list, depth)));
  return true;
}

/** Does for the fields of an object what `collect` does. If it may itself be an `entry`, only its lists and groups of prompts are read. */
function collectFields(candidate: Candidate, value: object, depth: number, into: Collected, entry?: JsonEntry): boolean {
  const { group, innerGroup = group } = candidate;
  const fields = Object.entries(value);
  const objects = fields.filter(([, child]) => isObject(child));
  const title = titleIn(value);
  const { titled, isLevel } = textsIn(fields, candidate);
  const isOneOfSeveral = objects.filter(([, child]) => Array.isArray(child) && child.some(isObject)).length > 1;
  const before = into.entries.length;
  const taken = new Map<string, JsonEntry[]>();
  const take = ([name, child]: [string, unknown]) => {
    const isList = Array.isArray(child);
    const isLevelOfTexts = isLevel && !isList && Object.values(recordOf(child)).some(isProse);
    const isNamed = !isListName(name) && (isTitleLike(name) || isLevelOfTexts || (isOneOfSeveral && !title));
    // The title of an object is that of a single object in it whose field has no title for a name, and the category of anything else in it.
    const isTitled = title && objects.length === 1 && isObject(child) && !isList && !isTitleLike(name);
    const one: Candidate = {
      value: child,
      key: isTitled ? title.text : LISTS.test(name) && isObject(child) ? '' : name,
      group: isTitled ? innerGroup : (title?.text ?? innerGroup),
      innerGroup: isNamed ? name : (title?.text ?? innerGroup),
      list: name,
      takesTexts: LISTS.test(name) || (isList ? (isLevel || isTitleLike(name)) && !describesPrompt(name) && isOfTexts(child) : isLevel),
    };
    const from = into.entries.length;
    const isTaken = collect(one, depth + 1, into);
    if (isTaken) taken.set(name, into.entries.slice(from));
    return isTaken;
  };
  const lists = objects.filter((field) => LISTS.test(field[0]) && (!entry || isListOfEntry(field)) && take(field));
  // Beside a list of prompts, a text or an object without a list says something of it.
  const others = objects.filter(([name, child]) => {
    if (LISTS.test(name) || (entry && !GROUPS.test(name))) return false;
    return (lists.length === 0 || Array.isArray(child) || isListName(name) || hasList(child)) && take([name, child]);
  });
  const isBeside = lists.length > 0 || others.some(([name, child]) => Array.isArray(child) && !isTitleLike(name));
  if (!entry && !isBeside) titled.forEach(take);
  if (taken.size === 0) return false;
  into.entries.length = before;
  const isOne = entry && fields.some(([name]) => isPromptName(name));
  if (isOne) into.entries.push({ ...entry, other: plainEntry(Object.fromEntries(fields.filter(([name]) => !taken.has(name))), entry.key) });
  for (const [name] of fields) for (const one of taken.get(name) ?? []) into.entries.push(one);
  if (isOne) return true;
  const used = new Set(into.entries.slice(before).flatMap(usedNames));
  const unused = [...lists, ...others].flatMap(([name]) => (isTitleLike(name) && !isListName(name) && !used.has(name) ? name : []));
  const left = leftOut(value, [...taken.keys(), ...(title && used.has(title.text) ? [title.name] : [])]);
  const names = leftOutNotes(unused.map((name) => `the name ${name}`));
  into.lost.push(...left.concat(names).map(({ text }) => text));
  return true;
}

/** The texts of an entry that may come from names of fields around it: its title and its category. */
function usedNames(entry: JsonEntry): string[] {
  const { title = '', category } = promptOf(entry) ?? {};
  return [title, category || entry.group || ''];
}

/** True for a text with two words of letters, unlike commands and selectors in settings, or of a script without spaces. */
function isPrompt(text: unknown): boolean {
  if (typeof text !== 'string' || !isProse(text)) return false;
  const parts = text.slice(0, 1000).split(/\s+/);
  return UNSPACED.test(text) || parts.filter((part) => WORD.test(part)).length > 1;
}

const WORD = /^["'“‘«(]*\p{L}[\p{L}\p{M}'’-]*["'”’»).,:;!?…]*$/u;

/** `titled`: fields whose names are titles and whose values are prompts. `isLevel`: all texts are prompts, so objects may be groups of prompts. */
function textsIn(fields: readonly [string, unknown][], { takesTexts = false, isRecord = false }: Candidate) {
  const all = fields.filter(([name, text]) => typeof text === 'string' && text.trim() !== '' && !isBookkeeping(name, text));
  const texts = all.filter(([name]) => !describesPrompt(name));
  const prose = texts.filter(([, text]) => isPrompt(text));
  const written = prose.filter(([name]) => isTitleLike(name));
  const lengthOf = (some: typeof all) => some.reduce((sum, [, text]) => sum + String(text).length, 0);
  const areSettings = fields.some(([name, beside]) => ['number', 'boolean'].includes(typeof beside) && !isBookkeeping(name, beside));
  const areTitles = takesTexts && !areSettings && lengthOf(prose) > lengthOf(texts) / 2;
  const titled = written.length > 0 ? written : areTitles ? prose : [];
  const isLevel = all.every(([, text]) => isPrompt(text)) && fields.every(([, list]) => !Array.isArray(list) || isOfTexts(list));
  return { titled: isRecord ? [] : titled, isLevel: takesTexts && !isRecord && isLevel };
}

/** True for a list of nothing but prompts and objects. */
const isOfTexts = (list: readonly unknown[]) => list.every((one) => isPrompt(one) || isObject(one));

const isListName = (name: string) => LISTS.test(name) || GROUPS.test(name);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const hasList = (value: unknown) => Object.entries(recordOf(value)).some(([name, child]) => isListName(name) && isObject(child));
/** True for a field of an entry that may be a list of prompts of its own. */
const isListOfEntry = ([name, child]: [string, unknown]) =>
  !isTextName(name) && (/prompts$/i.test(name) || (Array.isArray(child) && child.every(isObject)));

/** True for a name that a person may have written as a title, unlike the name that a program gives a field. */
const isTitleLike = (name: string) => /^\p{Lu}|\s|[^\p{ASCII}]/u.test(name);
