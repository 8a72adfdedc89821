import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { textsOf } from '../collections/collection-fields';
import type { ExportFormat, ReadDocument } from '../integrations/formats/export-format';
import { langfuse } from '../integrations/formats/langfuse';
import { openWebUi } from '../integrations/formats/open-webui';
import { raycast } from '../integrations/formats/raycast';
import { EXPORT_FORMAT, exportSchema } from '../integrations/own-export/export-document';
import { LIMITS } from '../limits';
import { site } from '../site';
import { hasTooManyElements } from '../text/json-size';
import { type FileReading, found, TOO_LONG_FOR_A_PROMPT, unread } from './found';
import { nothingRead, type UploadedFile } from './import';
import { leftOut } from './left-out';

export function readJson(file: UploadedFile): FileReading {
  const json = parseJson(file.text);
  if (json === 'too-many-prompts') return json;
  return 'value' in json ? readValue(file, json.value) : unread(file, 'This is not valid JSON', json.line);
}

/** Like `readJson`; null if the text is not JSON. */
export function readJsonText(file: UploadedFile): FileReading | null {
  const json = parseJson(file.text);
  if (json === 'too-many-prompts') return json;
  return 'value' in json ? readValue(file, json.value) : null;
}

/** A text of a file of up to 20 MB. One that is too long for a prompt is replaced by one that is refused for its length and costs nothing. */
const readable = (text: string) => (text.length < TOO_LONG_FOR_A_PROMPT ? text : text.slice(0, 100) + '…'.repeat(LIMITS.content.hardMax));

function lineAt(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** The value of a JSON text, or the line at which it does not parse, as far as that is known. */
function parseJson(text: string): { value: unknown } | { line: number | null } | 'too-many-prompts' {
  if (hasTooManyElements(text, IMPORT)) return 'too-many-prompts';
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, ''), (_key, value) => (typeof value === 'string' ? readable(value) : value)) };
  } catch (cause) {
    const place = /position (\d+)/.exec(cause instanceof Error ? cause.message : '');
    return { line: place ? lineAt(text, Number(place[1])) : null };
  }
}

const wrappedSchema = z.object({ data: z.array(z.unknown()).optional(), prompts: z.array(z.unknown()).optional() });

/** The entries of a list, alone or in an object such as `{ "prompts": [] }`; otherwise the value as the only entry. */
function entriesOf(json: unknown): { entries: unknown[]; others: unknown } {
  if (Array.isArray(json)) return { entries: json, others: {} };
  const { data } = wrappedSchema.safeParse(json);
  const entries = data?.prompts ?? data?.data;
  return entries ? { entries, others: json } : { entries: [json], others: {} };
}

function readValue(file: UploadedFile, json: unknown): FileReading {
  const { entries, others } = entriesOf(json);
  const named = z.object({ format: z.literal(EXPORT_FORMAT), version: z.unknown() }).safeParse(json);
  if (named.success) return readOwn(file, json, named.data.version);
  const [best] = TOOLS.map((tool) => ({ tool, read: entries.map((entry) => documentOf(tool, entry)) })).sort(
    (a, b) => countOf(b.read) - countOf(a.read),
  );
  const isTool = best !== undefined && countOf(best.read) > 0;
  const read = entries.map((entry, at) => best?.read[at] ?? plainEntry(entry));
  if (countOf(read) === 0) return unread(file, 'This kind of JSON is not supported');
  const lost = entries.flatMap((_entry, at) => (read[at] ? [] : [at + 1]));
  const { format, notations } = isTool
    ? { format: best.tool.name, notations: best.tool.notations }
    : { format: 'JSON', notations: ['braces', 'dollar'] as const };
  const result = found(file, {
    format,
    prompts: read.filter((document) => document !== null),
    notations,
    source: file.text,
    isForeign: !isTool,
  });
  const rest = leftOut(others, ['prompts', 'data']).map(({ text }) => ({ path: file.path, line: null, reason: text }));
  return { ...result, unread: [...(lost.length > 0 ? [{ path: file.path, line: null, reason: lostReason(lost) }] : []), ...rest] };
}

/** Names the entries without a text: at most ten of them by their places. */
function lostReason(places: readonly number[]): string {
  const some = places.slice(0, 10).join(', ');
  if (places.length === 1) return `Entry ${some} has no prompt text`;
  return places.length > 10 ? `Entries ${some} and ${places.length - 10} more have no prompt text` : `Entries ${some} have no prompt text`;
}

type Entry = (ReadDocument & { notes: ReturnType<typeof leftOut> }) | null;
const countOf = (entries: readonly Entry[]) => entries.filter((entry) => entry !== null).length;

/** The tools that export JSON, in the order in which an entry that fits several is taken. */
const TOOLS: readonly ExportFormat[] = [openWebUi, raycast, langfuse];

const categoryField = z.object({ category: z.string().optional().catch(undefined) }).catch({ category: undefined });

function documentOf(tool: ExportFormat, entry: unknown): Entry {
  const [document] = tool.read({ text: '', data: tool.several ? [entry] : entry }) ?? [];
  return document ? { ...categoryField.parse(entry), ...document, notes: leftOut(entry, [...tool.fields, 'category']) } : null;
}

/** The names that lists of prompts have for a text and its title, the most telling first. */
const TEXT_FIELDS = ['prompt', 'content', 'text', 'template', 'body', 'instructions', 'system_prompt', 'message', 'value'] as const;
const TITLE_FIELDS = ['title', 'act', 'name', 'label', 'heading', 'command'] as const;
const recordSchema = z.record(z.string(), z.unknown());

function plainEntry(entry: unknown): Entry {
  if (typeof entry === 'string' && entry.trim() !== '') return { title: '', description: '', text: entry, notes: [] };
  const { data = {} } = recordSchema.safeParse(entry);
  const isText = (name: string) => typeof data[name] === 'string' && data[name] !== '';
  const text = TEXT_FIELDS.find(isText);
  if (!text) return null;
  const title = TITLE_FIELDS.find(isText);
  const notes = leftOut(data, [text, 'category', ...(title ? [title] : [])]);
  return { title: title ? String(data[title]) : '', description: '', ...categoryField.parse(data), text: String(data[text]), notes };
}

/** The site's own export. The place of a prompt in it is that of a row. */
function readOwn(file: UploadedFile, json: unknown, version: unknown): FileReading {
  if (typeof version === 'number' && version > 1) return 'newer-format';
  const own = exportSchema.safeParse(json);
  if (!own.success) return unread(file, `This export was changed: ${own.error.issues[0]?.path.join('.') ?? ''} is not valid`);
  const { prompts, collections, saved, pinned } = own.data;
  const places = new Map(prompts.map(({ id }, place) => [id, place]));
  const named = (ids: string[]) => ids.map((id) => places.get(id) ?? id);
  const { path } = file;
  return {
    ...nothingRead(),
    formats: [site.name],
    prompts: prompts.map(({ title, category, content }) => ({ title, category, content, path, line: null, notes: [], cells: null })),
    collections: collections.map((collection) => ({ ...textsOf(collection), prompts: named(collection.prompts) })),
    saved: saved.map(({ prompt }) => prompt),
    pinned: named(pinned),
  };
}
