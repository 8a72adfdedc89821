import type { ExportFormat } from '../integrations/formats/export-format';
import { EXPORT_FORMATS } from '../integrations/formats/export-formats';
import { recordOf } from '../text/record';
import { langChainEntry } from './langchain';
import { JSON_FORMAT, plainEntry } from './plain-entry';
import { formatPrompt } from './read-format';
import type { FilePrompt } from './read-result';
import { snippetEntry } from './vscode-snippets';

/** A value of JSON that may be a prompt: as each tool reads it that has such entries, and else as it is read without a tool. */
export type JsonEntry = {
  value: unknown;
  /** The key of the value, which is the title of a prompt without one. */
  key: string;
  /** The category of a prompt without one. */
  group?: string | undefined;
  byTool: ReadonlyMap<ExportFormat, FilePrompt>;
  other: FilePrompt | null;
};

/** The tools that export JSON. An entry that several can read is read as the first one, unless another is preferred. */
const TOOLS = EXPORT_FORMATS.filter(({ syntax }) => syntax === 'json');

export function entryOf(value: unknown, key: string, group: string | undefined): JsonEntry {
  const byTool = new Map<ExportFormat, FilePrompt>();
  for (const tool of TOOLS) {
    const prompt = promptOfTool(tool, value);
    if (prompt) byTool.set(tool, prompt);
  }
  const other = byTool.size > 0 ? null : (snippetEntry(value, key) ?? langChainEntry(value) ?? plainEntry(value, key));
  return { value, key, group, byTool, other };
}

function promptOfTool(tool: ExportFormat, value: unknown): FilePrompt | null {
  const fields = recordOf(value);
  if (!tool.fields.some((name) => name in fields)) return null;
  const [document] = tool.read({ text: '', data: tool.several ? [fields] : fields }) ?? [];
  return document ? formatPrompt(tool, document, fields) : null;
}

/** The prompt of an entry, read as one of the tool `preferred` if it can be. An entry of no tool may have the variables of that one. */
export function promptOf({ byTool, other }: JsonEntry, preferred?: ExportFormat): FilePrompt | null {
  const [first] = byTool.values();
  const read = (preferred && byTool.get(preferred)) ?? first;
  if (read || !preferred || other?.format !== JSON_FORMAT) return read ?? other;
  return { ...other, notations: [...new Set([...preferred.notations, ...(other.notations ?? [])])] };
}

/** The prompt of an entry, read as one of no tool; null if it cannot be. */
export function plainPromptOf({ value, key, byTool, other }: JsonEntry): FilePrompt | null {
  if (byTool.size > 0) return plainEntry(value, key);
  return other?.format === JSON_FORMAT ? other : null;
}

/** The tools that can read some of the entries, first the one that can read most. */
export function toolsOf(entries: readonly JsonEntry[]): ExportFormat[] {
  const countOf = (tool: ExportFormat) => entries.filter(({ byTool }) => byTool.has(tool)).length;
  return TOOLS.filter((tool) => countOf(tool) > 0).sort((a, b) => countOf(b) - countOf(a));
}
