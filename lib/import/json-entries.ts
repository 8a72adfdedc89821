import type { ExportFormat } from '../integrations/formats/export-format';
import { langfuse } from '../integrations/formats/langfuse';
import { openWebUi } from '../integrations/formats/open-webui';
import { raycast } from '../integrations/formats/raycast';
import { firstCharacters } from '../text/characters';
import { recordOf } from '../text/record';
import type { Found } from './found';
import { langChainEntry } from './langchain';
import { keptIn, leftOut } from './left-out';
import { PLAIN, plainEntry, titleIn } from './plain-entry';
import { snippetEntry } from './vscode-snippets';

/** A value, the key that it stands under, which is its title if it has none, and the names of the lists that it and what is in it belong to. */
type Candidate = { value: unknown; key: string; group?: string; own?: string };
/** An entry as each tool that knows it reads it, and as it is read where none does. */
type Entry = Candidate & { byTool: ReadonlyMap<ExportFormat, Found>; other: Found | null };
type Collected = { entries: Entry[]; lost: string[]; conversations: number };

/** Lists and objects around the entries, one in the other. */
const DEPTH = 6;
/** Names of lists that hold prompts and nothing else, also as texts. */
const LISTS = /prompts?$|^(data|items|templates|entries|snippets|phrases|commands)$/i;
/** Names of lists of such lists. */
const GROUPS = /^((sub)?folders|groups|categories|collections|sections|children)$/i;

/**
 * The prompts in a value of JSON, however lists and objects are nested around them, sentences on what of it is none, and the formats in which some of
 * them can be read. `chosen` is the one that was chosen.
 */
export function entriesIn(value: unknown, chosen: string | null = null): { prompts: Found[]; lost: string[]; readable: string[] } {
  const collected: Collected = { entries: [], lost: [], conversations: 0 };
  collect({ value, key: '' }, '', 0, collected);
  const { entries, lost, conversations } = collected;
  const tools = TOOLS.map((tool) => ({ tool, count: entries.filter(({ byTool }) => byTool.has(tool)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const best = tools.find(({ tool }) => tool.name === chosen) ?? tools[0];
  const plain = (entry: Candidate) => plainEntry(entry.value, entry.key);
  const prompts = entries.flatMap((entry) => {
    const prompt = (chosen === PLAIN && plain(entry)) || documentOf(entry, best?.tool);
    return prompt ? [{ ...prompt, category: prompt.category || entry.group }] : [];
  });
  return {
    prompts,
    lost: [...lost, ...conversationReasons(conversations)],
    readable: [...tools.map(({ tool }) => tool.name), ...(entries.some(plain) ? [PLAIN] : [])],
  };
}

/** Collects the entries of a value; false if there is none. `list` is the name of the list that it is in. */
function collect(candidate: Candidate, list: string, depth: number, into: Collected): boolean {
  const { value, key, group, own = group } = candidate;
  if (isConversation(value)) {
    into.conversations += 1;
    return true;
  }
  const byTool = readByTools(value);
  const other = byTool.size > 0 ? null : (snippetEntry(value, key) ?? langChainEntry(value) ?? plainEntry(value, key));
  const entry = { ...candidate, byTool, other };
  if (documentOf(entry)) {
    into.entries.push(entry);
    return true;
  }
  if (typeof value !== 'object' || value === null || depth === DEPTH) return false;
  if (Array.isArray(value)) {
    // Settings have lists of two texts and texts by names, too, but under names of their own.
    const isPair = value.length === 2 && value.every((part) => typeof part === 'string') && depth > 0 && key === '';
    if (isPair) return collect({ ...candidate, value: { title: value[0], prompt: value[1] } }, list, DEPTH, into);
    const takesTexts = depth === 0 || LISTS.test(list);
    const lost = value.flatMap((one, at) => {
      const isEntry = (typeof one !== 'string' || takesTexts) && collect({ value: one, key: '', group: own }, list, depth + 1, into);
      return isEntry ? [] : [at + 1];
    });
    if (lost.length > 0 && lost.length < value.length) into.lost.push(lostReason(lost, depth > 1 ? list : ''));
    return lost.length < value.length;
  }
  return collectFields(candidate, value, list, depth, into);
}

/** Collects the entries in the fields of an object that is none. */
function collectFields({ group, own = group }: Candidate, value: object, list: string, depth: number, into: Collected): boolean {
  const before = into.entries.length;
  const all = Object.entries(value);
  // Texts by their titles, and nothing else that could have a text of its own.
  const areTexts =
    (depth === 0 || LISTS.test(list)) &&
    all.every(([, text]) => (typeof text === 'string' ? /\s/.test(text.trim()) : typeof text === 'object' && !Array.isArray(text)));
  // An object in an object with a title has that title, and a list in it belongs to it.
  const title = titleIn(value);
  const isOneOfSeveral = all.filter(([, child]) => Array.isArray(child) && child.some((one) => typeof one === 'object')).length > 1;
  const take = ([name, child]: [string, unknown]) => {
    const ownName = !isListName(name) && (isWritten(name) || (isOneOfSeveral && !title)) ? name : (title?.text ?? own);
    const childKey = title && !Array.isArray(child) ? title.text : name;
    const isTaken = typeof child === 'object' || areTexts;
    return isTaken && collect({ value: child, key: childKey, group: own, own: ownName }, name, depth + 1, into);
  };
  const lists = all.filter(([name, child]) => LISTS.test(name) && isObject(child) && take([name, child]));
  // Beside a list of prompts, an object or a text says something of it.
  const others = all.filter(([name, child]) => {
    if (lists.some(([list]) => list === name)) return false;
    return (lists.length === 0 || Array.isArray(child) || isListName(name) || hasList(child)) && take([name, child]);
  });
  const taken = [...lists, ...others];
  if (taken.length === 0) return false;
  const named = into.entries.slice(before);
  const isUsed = (name: string) => named.some((entry) => entry.key === name || (entry.group === name && !documentOf(entry)?.category));
  const names = [...taken.map(([name]) => name), ...(title && isUsed(title.text) ? [title.name] : [])];
  into.lost.push(...leftOut(value, names).map(({ text }) => text));
  return true;
}

const isListName = (name: string) => LISTS.test(name) || GROUPS.test(name);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const hasList = (value: unknown) => Object.entries(recordOf(value)).some(([name, child]) => isListName(name) && isObject(child));

/** True for a name as people write it, not as a program names a field. */
const isWritten = (name: string) => /^\p{Lu}|\s|[^\p{ASCII}]/u.test(name);

/** True for what ChatGPT, Claude, Open WebUI and others export of a conversation. */
function isConversation(value: unknown): boolean {
  const data = recordOf(value);
  const has = (name: string) => isObject(data[name]);
  return (
    has('mapping') ||
    has('chat_messages') ||
    'conversation_id' in data ||
    'chatTitle' in data ||
    (has('chat') && 'messages' in recordOf(data.chat))
  );
}

function conversationReasons(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? 'Left out: a conversation. Import takes prompts: save as a text file what you want to keep of it'
      : `Left out: ${count} conversations. Import takes prompts: save as text files what you want to keep of them`,
  ];
}

/** Names the entries without a text: at most ten of them by their places, and the list that they are in if it is not the only one. */
function lostReason(places: readonly number[], name: string): string {
  const some = places.slice(0, 10).join(', ');
  const others = places.length - 10;
  const list = firstCharacters(name, 40);
  if (places.length === 1) return list ? `Entry ${some} of ${list} has no prompt text` : `Entry ${some} has no prompt text`;
  if (others <= 0) return list ? `Entries ${some} of ${list} have no prompt text` : `Entries ${some} have no prompt text`;
  return list
    ? `Entries ${some} and ${others} more of ${list} have no prompt text`
    : `Entries ${some} and ${others} more have no prompt text`;
}

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
  const taken = [...tool.fields, ...(category === undefined ? [] : ['category'])];
  const notes = leftOut(fields, taken, document.left, keptIn({ ...document, category }));
  return { category, notations: tool.notations, ...document, format: tool.name, notes };
}
