import { z } from 'zod';
import { IMPORT } from '../account-limits';
import { textsOf } from '../collections/collection-fields';
import { EXPORT_FILE, EXPORT_FORMAT, exportSchema } from '../integrations/own-export/export-document';
import { LIMITS } from '../limits';
import { site } from '../site';
import { elementsIn, hasTooManyElements } from '../text/json-size';
import { jsoncToJson } from '../text/jsonc';
import type { Dropped } from '../text/loose-yaml';
import { nothingRead, type Unread, type UploadedFile, unreadEntry } from './import';
import { entriesIn } from './json-entries';
import { droppedNotes } from './left-out';
import { beyondReason, type FileReading, readResult, TOO_LONG_FOR_A_PROMPT, unreadFile } from './read-result';

export const NO_JSON = 'This is not valid JSON';
const MAX_VALUES = IMPORT.elements.toLocaleString('en');
const TOO_MANY_VALUES = `It has more than ${MAX_VALUES} values or too many levels. Split it into several files`;

export function readJson(file: UploadedFile): FileReading {
  const isLines = /\.(jsonl|ndjson)$/i.test(file.path);
  const isTooMuch = hasTooManyElements(file.text, IMPORT);
  if (isTooMuch && !isLines) return unreadFile(file, TOO_MANY_VALUES);
  const json = isTooMuch ? { line: null } : parseLooseJson(file.text);
  if ('value' in json) return readValue(file, json);
  return readLines(file, isLines) ?? unreadFile(file, NO_JSON, json.line);
}

/** Reads a file as JSON; null if it is not JSON with prompts. */
export function readJsonText(file: UploadedFile): FileReading | null {
  const read = readJson(file);
  return typeof read === 'string' || read.prompts.length > 0 ? read : null;
}

/** Replaces a text that is too long for a prompt, and may be the whole file, by a shorter one that is refused for its length too. */
const shortened = (text: string) => (text.length < TOO_LONG_FOR_A_PROMPT ? text : text.slice(0, 100) + '…'.repeat(LIMITS.content.hardMax));

type Parsed = { value: unknown; dropped: Dropped };

/** The value of JSON, which may have comments and trailing commas; or the line of the first error, null if it is not known. */
function parseLooseJson(source: string): Parsed | { line: number | null } {
  const { json, ...dropped } = jsoncToJson(source.replace(/^\ufeff/, ''));
  try {
    return { dropped, value: JSON.parse(json, (_key, value) => (typeof value === 'string' ? shortened(value) : value)) };
  } catch (cause) {
    const place = /position (\d+)/.exec(cause instanceof Error ? cause.message : '');
    return { line: place ? json.slice(0, Number(place[1])).split('\n').length : null };
  }
}

/** Maximum number of invalid lines that are named one by one. */
const NAMED_LINES = 20;

/** Reads JSON Lines, which have a value in each line. Null if no line is valid, or, without the extension of JSON Lines, at most half of them. */
function readLines(file: UploadedFile, hasExtension: boolean): FileReading | null {
  const lines = file.text.split('\n').map((text, at) => ({ line: at + 1, text: text.trim() }));
  const values: unknown[] = [];
  const repeated = new Set<string>();
  const bad: number[] = [];
  const beyond: Unread[] = [];
  let [elements, hasComments] = [0, false];
  for (const { line, text } of lines.filter((one) => one.text !== '')) {
    // A file without the extension may be any text, in which few lines look like JSON.
    const parsed = hasExtension || /^[[{"\ufeff]/.test(text) ? parseLine(text) : null;
    elements += 1 + (parsed?.elements ?? 0);
    if (elements > IMPORT.elements) {
      const reason = `The lines from here on were not read, because the file has more than ${MAX_VALUES} values`;
      beyond.push(unreadEntry(file.path, reason, line));
      break;
    }
    if (!parsed) bad.push(line);
    else {
      values.push(parsed.value);
      hasComments ||= parsed.dropped.hasComments;
      for (const key of parsed.dropped.repeated) repeated.add(key);
    }
  }
  if (values.length === 0 || (!hasExtension && bad.length >= values.length)) return null;
  const read = readValue(file, { value: values, dropped: { repeated: [...repeated], hasComments } });
  if (typeof read === 'string') return read;
  const told = bad.slice(0, NAMED_LINES).map((line) => unreadEntry(file.path, 'This line is not valid JSON', line));
  const others = bad.length - told.length;
  if (others > 0) told.push(unreadEntry(file.path, `${others} more lines are not valid JSON`));
  return { ...read, unread: [...read.unread, ...told, ...beyond] };
}

function parseLine(text: string): (Parsed & { elements: number }) | null {
  const elements = elementsIn(text, IMPORT);
  const parsed = elements > IMPORT.elements ? null : parseLooseJson(text);
  return parsed && 'value' in parsed ? { ...parsed, elements } : null;
}

const ourExportSchema = z.object({ format: z.literal(EXPORT_FORMAT), version: z.unknown() });
/** Another file of an export of this site, such as that of the versions. */
const otherFileSchema = z.object({ format: z.string().startsWith('grok-prompts-') });
const NOT_IMPORTED = `Left out: of an export, ${EXPORT_FILE} alone is imported`;

function readValue(file: UploadedFile, { value, dropped }: Parsed): FileReading {
  const ours = ourExportSchema.safeParse(value);
  if (ours.success) return readOurExport(file, value, ours.data.version);
  if (otherFileSchema.safeParse(value).success) return unreadFile(file, NOT_IMPORTED);
  const { prompts, lost, readable, table } = entriesIn(value, file.readAs, file.path);
  const beyond = prompts.length - IMPORT.prompts;
  const reasons = [...(beyond > 0 ? [beyondReason(beyond)] : []), ...lost, ...droppedNotes(dropped).map(({ text }) => text)];
  if (prompts.length === 0) return unreadFile(file, reasons[0] ?? 'This kind of JSON is not supported');
  const read = readResult(file, { prompts: prompts.slice(0, IMPORT.prompts) });
  return { ...read, readable, table, unread: reasons.map((reason) => unreadEntry(file.path, reason)) };
}

/** Reads an export of this site. Its collections and pinned prompts get the places of rows in place of the ids of its prompts. */
function readOurExport(file: UploadedFile, json: unknown, version: unknown): FileReading {
  if (typeof version === 'number' && version > 1) return 'newer-format';
  const { data, error } = exportSchema.safeParse(json);
  if (!data) return unreadFile(file, `This export was changed: ${error.issues[0]?.path.join('.') ?? ''} is not valid`);
  const { prompts, collections, saved, pinned } = data;
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
