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

/** An entry of a list, and the key that it stands under, which is its title if it has none. */
type Candidate = { value: unknown; key: string };
/** An entry as each tool that knows it reads it, and as it is read where none does. */
type Entry = Candidate & { byTool: ReadonlyMap<ExportFormat, Found>; other: Found | null };
type Collected = { entries: Entry[]; lost: string[] };

/** Lists and objects around the entries, one in the other. */
const DEPTH = 6;
/** Names of lists that hold prompts and nothing else, also as texts. */
const LISTS = /prompts?$|^(data|items|templates|entries|snippets|phrases|commands)$/i;

/**
 * The prompts in a value of JSON, however lists and objects are nested around them, sentences on what of it is none, and the formats in which some of
 * them can be read. `chosen` is the one that was chosen.
 */
export function entriesIn(value: unknown, chosen: string | null = null): { prompts: Found[]; lost: string[]; readable: string[] } {
  const collected: Collected = { entries: [], lost: [] };
  collect({ value, key: '' }, '', 0, collected);
  const { entries, lost } = collected;
  const tools = TOOLS.map((tool) => ({ tool, count: entries.filter(({ byTool }) => byTool.has(tool)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const best = tools.find(({ tool }) => tool.name === chosen) ?? tools[0];
  const plain = (entry: Candidate) => plainEntry(entry.value, entry.key);
  const prompts = entries.flatMap((entry) => (chosen === PLAIN && plain(entry)) || documentOf(entry, best?.tool) || []);
  return { prompts, lost, readable: [...tools.map(({ tool }) => tool.name), ...(entries.some(plain) ? [PLAIN] : [])] };
}

/** Collects the entries of a value; false if there is none. `list` is the name of the list that it is in. */
function collect({ value, key }: Candidate, list: string, depth: number, into: Collected): boolean {
  const byTool = readByTools(value);
  const other = byTool.size > 0 ? null : (snippetEntry(value, key) ?? langChainEntry(value) ?? plainEntry(value, key));
  const entry = { value, key, byTool, other };
  if (documentOf(entry)) {
    into.entries.push(entry);
    return true;
  }
  if (typeof value !== 'object' || value === null || depth === DEPTH) return false;
  if (Array.isArray(value)) {
    // Settings have lists of two texts and texts by names, too, but under names of their own.
    const isPair = value.length === 2 && value.every((part) => typeof part === 'string') && depth > 0 && key === '';
    if (isPair) return collect({ value: { title: value[0], prompt: value[1] }, key }, list, DEPTH, into);
    const takesTexts = depth === 0 || LISTS.test(list);
    const lost = value.flatMap((one, at) => {
      const isEntry = (typeof one !== 'string' || takesTexts) && collect({ value: one, key: '' }, list, depth + 1, into);
      return isEntry ? [] : [at + 1];
    });
    if (lost.length > 0 && lost.length < value.length) into.lost.push(lostReason(lost, depth > 1 ? list : ''));
    return lost.length < value.length;
  }
  const all = Object.entries(value);
  // Texts by their titles, and nothing else that could have a text of its own.
  const areTexts =
    (depth === 0 || LISTS.test(key)) &&
    all.every(([, text]) => (typeof text === 'string' ? /\s/.test(text.trim()) : typeof text === 'object' && !Array.isArray(text)));
  // An object in an object with a title has that title.
  const title = titleIn(value);
  const taken = all.filter(([name, child]) => {
    const key = title && !Array.isArray(child) ? title.text : name;
    return (typeof child === 'object' || areTexts) && collect({ value: child, key }, name, depth + 1, into);
  });
  if (taken.length === 0) return false;
  const isTitleUsed = title !== null && taken.some(([, child]) => !Array.isArray(child));
  const names = [...taken.map(([name]) => name), ...(isTitleUsed ? [title.name] : [])];
  into.lost.push(...leftOut(value, names).map(({ text }) => text));
  return true;
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
