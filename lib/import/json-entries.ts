import { IMPORT } from '../account-limits';
import type { ExportFormat } from '../integrations/formats/export-format';
import { langfuse } from '../integrations/formats/langfuse';
import { openWebUi } from '../integrations/formats/open-webui';
import { tagsInField } from '../integrations/formats/parse-file';
import { raycast } from '../integrations/formats/raycast';
import { recordOf } from '../text/record';
import { isAbout, isPromptName, isTextName } from './field-names';
import type { Found } from './found';
import type { Columns, ImportTable, ReadAs } from './import';
import { conversationReasons, isConversation, lostReason } from './json-lost';
import { isProse, type JsonTable, tableIn, tableOfObjects, UNSPACED } from './json-tables';
import { langChainEntry } from './langchain';
import { isBookkeeping, keptIn, leftOut } from './left-out';
import { PLAIN, plainEntry, titleIn } from './plain-entry';
import { promptOfRow, shownOf, withColumns } from './read-table';
import { snippetEntry } from './vscode-snippets';

/**
 * A value, the key that it stands under, which is its title if it has none, the names of the lists that it and what is in it belong to, and the name of the
 * innermost field that it is in. `takesTexts`: texts that are not in an entry are prompts there. `isItem`: it is in a list, and `isRecord`:
 * others there have fields of these names.
 */
type Candidate = {
  value: unknown;
  key: string;
  group?: string | undefined;
  own?: string | undefined;
  list: string;
  takesTexts?: boolean | undefined;
  isRecord?: boolean;
  isItem?: boolean;
};
/** An entry as each tool that knows it reads it, and as it is read where none does. */
type Entry = Pick<Candidate, 'value' | 'key' | 'group'> & { byTool: ReadonlyMap<ExportFormat, Found>; other: Found | null };
type Collected = {
  entries: Entry[];
  lost: string[];
  conversations: number;
  /** Lists and objects that were gone through: an anchor of YAML can stand in itself, or many times in others. */
  seen: Set<unknown>;
  table: ImportTable | null;
  columns: Columns | null;
};

/** Names of lists that hold prompts and nothing else, also as texts. */
const LISTS = /prompts?$|^(data|items|templates|entries|snippets|phrases|commands)$/i;
/** Names of lists of such lists. */
const GROUPS = /^((sub)?folders|groups|categories|collections|sections|children)$/i;

export type JsonEntries = { prompts: Found[]; lost: string[]; readable: string[]; table: ImportTable | null };

/**
 * The prompts in a value of JSON, however lists and objects are nested around them, sentences on what of it is none, and the formats in which some of
 * them can be read. `chosen` is what was chosen. `path`: the name of the file says if its short texts are prompts.
 */
export function entriesIn(value: unknown, chosen: Partial<ReadAs> = {}, path = ''): JsonEntries {
  const collected: Collected = { entries: [], lost: [], conversations: 0, seen: new Set(), table: null, columns: chosen.columns ?? null };
  collect({ value, key: '', list: '', takesTexts: true }, 0, collected);
  const unnamed = collected.entries.length === 0 && tableOfObjects(value);
  if (unnamed) collectRows({ value, key: '', list: '' }, unnamed, 0, collected);
  const { entries, lost, conversations, table } = collected;
  if (areLabels(entries) && !/(prompt|snippet|phrase)[^/]*$/i.test(path)) return { prompts: [], lost: [], readable: [], table: null };
  const tools = TOOLS.map((tool) => ({ tool, count: entries.filter(({ byTool }) => byTool.has(tool)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const best = tools.find(({ tool }) => tool.name === chosen.format) ?? tools[0];
  const plain = ({ value: said, key, byTool, other }: Entry) =>
    byTool.size > 0 ? plainEntry(said, key) : other?.format === PLAIN && other;
  const prompts = entries.flatMap((entry) => {
    const prompt = (chosen.format === PLAIN && plain(entry)) || documentOf(entry, best?.tool);
    return prompt ? [{ ...prompt, category: prompt.category || entry.group }] : [];
  });
  return {
    prompts,
    lost: [...lost, ...conversationReasons(conversations)],
    readable: [...tools.map(({ tool }) => tool.name), ...(entries.some(plain) ? [PLAIN] : [])],
    table,
  };
}

/** Texts under the names of a program that are mostly shorter are what it shows on its buttons and in its messages, in one language. */
const LABEL = { length: 40, count: 5 };

function areLabels(entries: readonly Entry[]): boolean {
  const lengths = entries.map(({ value, key }) =>
    typeof value === 'string' && key !== '' && !isWritten(key) ? value.length : LABEL.length,
  );
  const short = lengths.filter((length) => length < LABEL.length).length;
  return entries.length >= LABEL.count && short > entries.length / 2;
}

/** Collects the entries of a value; false if there is none. */
function collect(candidate: Candidate, depth: number, into: Collected): boolean {
  const { value, key } = candidate;
  if (isConversation(value)) {
    into.conversations += 1;
    return true;
  }
  const table = tableIn(value) ?? (isPair(candidate) ? tableIn([value]) : null);
  if (table) return collectRows(candidate, table, depth, into);
  const byTool = readByTools(value);
  const other = byTool.size > 0 ? null : (snippetEntry(value, key) ?? langChainEntry(value) ?? plainEntry(value, key));
  const entry: Entry = { value, key, group: candidate.group, byTool, other };
  const isDeeper = typeof value === 'object' && value !== null && depth < IMPORT.depth && !into.seen.has(value);
  if (isDeeper) into.seen.add(value);
  if (documentOf(entry)) {
    // An object with the fields of an entry may be a folder of some.
    const mayHoldSome = isDeeper && other?.format === PLAIN && Object.values(value).some(isObject) && !Array.isArray(value);
    if (!mayHoldSome || !collectFields(candidate, value, depth, into, entry)) into.entries.push(entry);
    return true;
  }
  if (!isDeeper) return false;
  return Array.isArray(value) ? collectList(candidate, value, depth, into) : collectFields(candidate, value, depth, into);
}

const isPair = ({ value, isItem }: Candidate) =>
  isItem && Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** Collects the rows of a table. */
function collectRows({ value, group, own = group, list }: Candidate, found: JsonTable, depth: number, into: Collected): boolean {
  const table = depth === 0 ? withColumns(found.table, into.columns) : found.table;
  const title = titleIn(recordOf(value));
  const lost: number[] = [];
  for (const [at, row] of found.rows.entries()) {
    const other = { ...promptOfRow(row, table, null), format: PLAIN };
    if (table.columns && other.text.trim() === '') lost.push(at + 1);
    else into.entries.push({ value: null, key: '', group: title?.text ?? own, byTool: NO_TOOL, other });
  }
  if (lost.length === found.rows.length) return false;
  if (lost.length > 0) into.lost.push(lostReason(lost, depth > 1 || !LISTS.test(list) ? list : ''));
  into.lost.push(...leftOut(recordOf(value), [...found.fields, ...(title ? [title.name] : [])]).map(({ text }) => text));
  if (depth === 0) into.table = { ...table, first: shownOf(found.rows) };
  return true;
}

const NO_TOOL: ReadonlyMap<ExportFormat, Found> = new Map();

/** Collects the entries of a list. */
function collectList(candidate: Candidate, value: readonly unknown[], depth: number, into: Collected): boolean {
  const { group, own = group, list, takesTexts } = candidate;
  // A field that several entries have is no title.
  const names = new Map<string, number>();
  for (const name of value.flatMap((one) => Object.keys(recordOf(one)))) names.set(name, (names.get(name) ?? 0) + 1);
  const isRecord = (one: unknown) => Object.keys(recordOf(one)).some((name) => (names.get(name) ?? 0) > 1);
  const lost = value.flatMap((one, at) => {
    const item = { value: one, key: '', group: own, list, takesTexts, isRecord: isRecord(one), isItem: true };
    return (typeof one !== 'string' || takesTexts) && collect(item, depth + 1, into) ? [] : [at + 1];
  });
  if (lost.length > 0 && lost.length < value.length) into.lost.push(lostReason(lost, depth > 1 || !LISTS.test(list) ? list : ''));
  return lost.length < value.length;
}

/** Collects the entries in the fields of an object, each field once: of one that seems to be an `entry`, in its lists alone. */
function collectFields(candidate: Candidate, value: object, depth: number, into: Collected, entry: Entry | null = null): boolean {
  const { group, own = group } = candidate;
  const fields = Object.entries(value);
  const objects = fields.filter(([, child]) => isObject(child));
  const title = titleIn(value);
  const { titled, isLevel } = textsIn(fields, candidate);
  const isOneOfSeveral = objects.filter(([, child]) => Array.isArray(child) && child.some(isObject)).length > 1;
  const before = into.entries.length;
  const taken = new Map<string, Entry[]>();
  const take = ([name, child]: [string, unknown]) => {
    const isList = Array.isArray(child);
    const isLevelOfTexts = isLevel && !isList && Object.values(recordOf(child)).some(isProse);
    const isNamed = !isListName(name) && (isWritten(name) || isLevelOfTexts || (isOneOfSeveral && !title));
    // An object in an object with a title has that title, and a list in it belongs to it.
    const isTitled = title && objects.length === 1 && isObject(child) && !isList && !isWritten(name);
    const one: Candidate = {
      value: child,
      key: isTitled ? title.text : LISTS.test(name) && isObject(child) ? '' : name,
      group: isTitled ? own : (title?.text ?? own),
      own: isNamed ? name : (title?.text ?? own),
      list: name,
      takesTexts: LISTS.test(name) || (isList ? (isLevel || isWritten(name)) && !isAbout(name) && isOfTexts(child) : isLevel),
    };
    const from = into.entries.length;
    const isTaken = collect(one, depth + 1, into);
    if (isTaken) taken.set(name, into.entries.slice(from));
    return isTaken;
  };
  const lists = objects.filter((field) => LISTS.test(field[0]) && (!entry || isListOfEntry(field)) && take(field));
  // Beside a list of prompts, an object or a text says something of it.
  const others = objects.filter(([name, child]) => {
    if (LISTS.test(name) || (entry && !GROUPS.test(name))) return false;
    return (lists.length === 0 || Array.isArray(child) || isListName(name) || hasList(child)) && take([name, child]);
  });
  const isBeside = lists.length > 0 || others.some(([name, child]) => Array.isArray(child) && !isWritten(name));
  if (!entry && !isBeside) titled.forEach(take);
  if (taken.size === 0) return false;
  into.entries.length = before;
  const isOne = entry && fields.some(([name]) => isPromptName(name));
  if (isOne) into.entries.push({ ...entry, other: plainEntry(Object.fromEntries(fields.filter(([name]) => !taken.has(name))), entry.key) });
  for (const [name] of fields) for (const one of taken.get(name) ?? []) into.entries.push(one);
  if (isOne) return true;
  const used = new Set(into.entries.slice(before).flatMap(usedNames));
  const unused = [...lists, ...others].flatMap(([name]) => (isWritten(name) && !isListName(name) && !used.has(name) ? name : []));
  const left = leftOut(value, [...taken.keys(), ...(title && used.has(title.text) ? [title.name] : [])]);
  const names = leftOut(
    {},
    [],
    unused.map((name) => `the name ${name}`),
  );
  for (const { text } of left.concat(names)) into.lost.push(text);
  return true;
}

/** The title and the category of an entry. */
function usedNames(entry: Entry): string[] {
  const { title = '', category } = documentOf(entry) ?? {};
  return [title, category || entry.group || ''];
}

/** True for a text with several words of letters alone: not for commands, selectors and headers, which settings are made of. */
function isPrompt(text: unknown): boolean {
  if (typeof text !== 'string' || !isProse(text)) return false;
  const parts = text.slice(0, 1000).split(/\s+/);
  return UNSPACED.test(text) || parts.filter((part) => WORD.test(part)).length > 1;
}

const WORD = /^["'“‘«(]*\p{L}[\p{L}\p{M}'’-]*["'”’»).,:;!?…]*$/u;

/** The texts that stand under their titles in an object, and true if it is such texts, or levels of them, and nothing else that could be one. */
function textsIn(fields: readonly [string, unknown][], { takesTexts = false, isRecord = false }: Candidate) {
  const all = fields.filter(([name, text]) => typeof text === 'string' && text.trim() !== '' && !isBookkeeping(name, text));
  const texts = all.filter(([name]) => !isAbout(name));
  const prose = texts.filter(([, text]) => isPrompt(text));
  const written = prose.filter(([name]) => isWritten(name));
  const lengthOf = (some: typeof all) => some.reduce((sum, [, text]) => sum + String(text).length, 0);
  const areSettings = fields.some(([name, beside]) => ['number', 'boolean'].includes(typeof beside) && !isBookkeeping(name, beside));
  const areTitles = takesTexts && !areSettings && lengthOf(prose) > lengthOf(texts) / 2;
  const titled = written.length > 0 ? written : areTitles ? prose : [];
  const isLevel = all.every(([, text]) => isPrompt(text)) && fields.every(([, list]) => !Array.isArray(list) || isOfTexts(list));
  return { titled: isRecord ? [] : titled, isLevel: takesTexts && !isRecord && isLevel };
}

/** True for a list of texts, entries, or both. */
const isOfTexts = (list: readonly unknown[]) => list.every((one) => isPrompt(one) || isObject(one));

const isListName = (name: string) => LISTS.test(name) || GROUPS.test(name);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const hasList = (value: unknown) => Object.entries(recordOf(value)).some(([name, child]) => isListName(name) && isObject(child));
/** True for a list in what seems to be an entry that may have prompts. */
const isListOfEntry = ([name, child]: [string, unknown]) =>
  !isTextName(name) && (/prompts$/i.test(name) || (Array.isArray(child) && child.every(isObject)));

/** True for a name as people write it, not as a program names a field. */
const isWritten = (name: string) => /^\p{Lu}|\s|[^\p{ASCII}]/u.test(name);

/** The tools that export JSON, in the order in which an entry that fits several is taken. */
const TOOLS: readonly ExportFormat[] = [openWebUi, raycast, langfuse];

/** Reads an entry, first as one of the tool that most others are of. */
function documentOf({ byTool, other }: Entry, best?: ExportFormat): Found | null {
  const [first] = byTool.values();
  const read = (best && byTool.get(best)) ?? first;
  if (read || !best || other?.format !== PLAIN) return read ?? other;
  return { ...other, notations: [...new Set([...best.notations, ...(other.notations ?? [])])] };
}

function readByTools(value: unknown): ReadonlyMap<ExportFormat, Found> {
  const read = new Map<ExportFormat, Found>();
  for (const tool of TOOLS) {
    const prompt = toolEntry(tool, value);
    if (prompt) read.set(tool, prompt);
  }
  return read;
}

function toolEntry(tool: ExportFormat, value: unknown): Found | null {
  const fields = recordOf(value);
  if (!tool.fields.some((name) => name in fields)) return null;
  const [document] = tool.read({ text: '', data: tool.several ? [fields] : fields }) ?? [];
  if (!document) return null;
  const category = typeof fields.category === 'string' ? fields.category : undefined;
  const tags = tagsInField(fields.tags);
  const taken = [...tool.fields, ...(category === undefined ? [] : ['category'])];
  const others = tags.length > 0 ? { ...fields, tags: null } : fields;
  const notes = leftOut(others, taken, document.left, keptIn({ ...document, category }));
  return { category, tags, notations: tool.notations, ...document, format: tool.name, notes };
}
