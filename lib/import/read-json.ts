import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { textsOf } from '../collections/collection-fields';
import { EXPORT_FORMAT, exportSchema } from '../integrations/own-export/export-document';
import { LIMITS } from '../limits';
import { site } from '../site';
import { elementsIn, hasTooManyElements } from '../text/json-size';
import { jsoncToJson } from '../text/jsonc';
import type { Dropped } from '../text/loose-yaml';
import { beyondReason, type FileReading, found, TOO_LONG_FOR_A_PROMPT, unread } from './found';
import { nothingRead, type Unread, type UploadedFile } from './import';
import { entriesIn } from './json-entries';
import { droppedNotes } from './left-out';

export const NO_JSON = 'This is not valid JSON';
const MOST = IMPORT.elements.toLocaleString('en');
const TOO_MUCH = `It has more than ${MOST} values or too many levels. Split it into several files`;

export function readJson(file: UploadedFile): FileReading {
  const isLines = /\.(jsonl|ndjson)$/i.test(file.path);
  const isTooMuch = hasTooManyElements(file.text, IMPORT);
  if (isTooMuch && !isLines) return unread(file, TOO_MUCH);
  const json = isTooMuch ? { line: null } : parseJson(file.text);
  if ('value' in json) return readValue(file, json);
  return readLines(file, isLines) ?? unread(file, NO_JSON, json.line);
}

/** Like `readJson`; null if the text is not JSON with prompts. */
export function readJsonText(file: UploadedFile): FileReading | null {
  const read = readJson(file);
  return typeof read === 'string' || read.prompts.length > 0 ? read : null;
}

/** A text of a file of up to 20 MB. One that is too long for a prompt is replaced by one that is refused for its length and costs nothing. */
const shortened = (text: string) => (text.length < TOO_LONG_FOR_A_PROMPT ? text : text.slice(0, 100) + '…'.repeat(LIMITS.content.hardMax));

function lineAt(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

type Parsed = { value: unknown; dropped: Dropped };

/** The value of a JSON text, or the line at which it does not parse, as far as that is known. */
function parseJson(source: string): Parsed | { line: number | null } {
  const { json, ...dropped } = jsoncToJson(source.replace(/^\ufeff/, ''));
  try {
    return { dropped, value: JSON.parse(json, (_key, value) => (typeof value === 'string' ? shortened(value) : value)) };
  } catch (cause) {
    const place = /position (\d+)/.exec(cause instanceof Error ? cause.message : '');
    return { line: place ? lineAt(json, Number(place[1])) : null };
  }
}

/** Lines without a value that are named one by one. */
const NAMED_LINES = 20;

/** Reads JSON Lines: a value in each line. Null if there is none, or, in a file that is not called so, in most lines. */
function readLines(file: UploadedFile, isCalledSo: boolean): FileReading | null {
  const lines = file.text.split('\n').map((text, at) => ({ line: at + 1, text: text.trim() }));
  const values: unknown[] = [];
  const repeated = new Set<string>();
  const bad: number[] = [];
  const beyond: Unread[] = [];
  let [elements, hasComments] = [0, false];
  for (const { line, text } of lines.filter((one) => one.text !== '')) {
    // A line may be text in a file that is none.
    const parsed = isCalledSo || /^[[{"\ufeff]/.test(text) ? parseLine(text) : null;
    elements += 1 + (parsed?.elements ?? 0);
    if (elements > IMPORT.elements) {
      beyond.push({ path: file.path, line, reason: `The lines from here on were not read, because the file has more than ${MOST} values` });
      break;
    }
    if (!parsed) bad.push(line);
    else {
      values.push(parsed.value);
      hasComments ||= parsed.dropped.hasComments;
      for (const key of parsed.dropped.repeated) repeated.add(key);
    }
  }
  if (values.length === 0 || (!isCalledSo && bad.length >= values.length)) return null;
  const read = readValue(file, { value: values, dropped: { repeated: [...repeated], hasComments } });
  if (typeof read === 'string') return read;
  const told = bad.slice(0, NAMED_LINES).map((line): Unread => ({ path: file.path, line, reason: 'This line is not valid JSON' }));
  const others = bad.length - told.length;
  if (others > 0) told.push({ path: file.path, line: null, reason: `${others} more lines are not valid JSON` });
  return { ...read, unread: [...read.unread, ...told, ...beyond] };
}

function parseLine(text: string): (Parsed & { elements: number }) | null {
  const elements = elementsIn(text, IMPORT);
  const parsed = elements > IMPORT.elements ? null : parseJson(text);
  return parsed && 'value' in parsed ? { ...parsed, elements } : null;
}

function readValue(file: UploadedFile, { value, dropped }: Parsed): FileReading {
  const named = z.object({ format: z.literal(EXPORT_FORMAT), version: z.unknown() }).safeParse(value);
  if (named.success) return readOwn(file, value, named.data.version);
  const { prompts, lost, readable, table } = entriesIn(value, file.readAs, file.path);
  const beyond = prompts.length - IMPORT.prompts;
  const reasons = [...(beyond > 0 ? [beyondReason(beyond)] : []), ...lost, ...droppedNotes(dropped).map(({ text }) => text)];
  if (prompts.length === 0) return unread(file, reasons[0] ?? 'This kind of JSON is not supported');
  const read = found(file, { prompts: prompts.slice(0, IMPORT.prompts) });
  return { ...read, readable, table, unread: reasons.map((reason) => ({ path: file.path, line: null, reason })) };
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
    prompts: prompts.map(({ title, category, tags, content }) => ({ title, category, tags, content, path, line: null, notes: [] })),
    collections: collections.map((collection) => ({ ...textsOf(collection), prompts: named(collection.prompts) })),
    saved: saved.map(({ prompt }) => prompt),
    pinned: named(pinned),
  };
}
