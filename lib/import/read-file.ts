import { IMPORT } from '../account-limits';
import { plainText } from '../integrations/formats/plain-text';
import { site } from '../site';
import { fileKind, hasExtension } from './file-kind';
import type { ReadImport, UploadedFile } from './import';
import { MARKDOWN_FORMATS } from './markdown-dialects';
import { readTextFormats } from './read-format';
import { NO_JSON, readJson, readJsonText } from './read-json';
import { readMarkdown } from './read-markdown';
import { type FileReading, readResult, TOO_LONG, unreadFile } from './read-result';
import { readTable, TABLE, tableOf } from './read-table';
import { readToml, readYaml } from './read-yaml';
import { titleOfText } from './titles';

/** Reads a file as the format that the user chose, or detects the format by the extension and the text. What cannot be read is in `unread`. */
export function readFile(file: UploadedFile): FileReading {
  const found = readTextFormats(file);
  const names = found.flatMap(({ formats }) => formats);
  const chosen = file.readAs?.format ?? names[0];
  const read = found.find(({ formats }) => formats[0] === chosen) ?? readByExtension(file);
  if (found.length === 0 || typeof read === 'string') return read;
  return { ...read, readable: [...names, ...MARKDOWN_FORMATS, ...read.readable] };
}

/** Reads a file that is none of the formats of texts, or that is to be read as another one. */
function readByExtension(file: UploadedFile): FileReading {
  const { path, text, readAs } = file;
  if (text.trim() === '') return unreadFile(file, 'It is empty');
  if (readAs?.format === TEXT) return readText(file);
  if (readAs?.format === TABLE) return readTable(file);
  if (readAs?.format && MARKDOWN_FORMATS.includes(readAs.format)) return readMarkdown(file);
  const kind = fileKind(path);
  if (kind === 'json') {
    const read = readJson(file);
    const isNone = typeof read !== 'string' && read.prompts.length === 0 && read.unread[0]?.reason === NO_JSON;
    return (isNone && readByContent(file)) || read;
  }
  const json = /^\ufeff?\s*(?:[[{]|\/[/*])/.test(text) ? readJsonText(file) : null;
  if (json) return json;
  if (kind === 'table') return readTable(file);
  if (kind === 'yaml') return readYaml(file);
  if (kind === 'toml') return readToml(file);
  if (kind === 'front-matter' || /(^|\/)\.\w+$/.test(path)) return readMarkdown(file);
  if (kind === 'none') return isTable(text, /\t/) ? readTable(file) : readText(file);
  return readByContent(file) ?? readText(file);
}

/** The formats in which a file can be read; none for an export of this site, which is taken as it is. */
export function formatsOf({ text }: UploadedFile, { formats, readable }: ReadImport): string[] {
  if (formats.includes(site.name) || text.trim() === '') return [];
  return [...new Set([...formats, ...readable, ...(text.length > IMPORT.structured ? [] : [TEXT])])];
}

/** Detects the format of a file by its text and reads it; null for plain text. The file has no known extension, or that of JSON without being JSON. */
function readByContent(file: UploadedFile): FileReading | null {
  const { text } = file;
  if (/^(---|\+\+\+)[ \t]*\n/.test(text)) return readMarkdown(file);
  const readers = [
    ...(/^(description|prompt) = /m.test(text) ? [readToml] : []),
    // JSON with unquoted names is YAML.
    ...(/^(?:- +)?(matches|messages|prompts?|name|title|version): ?/m.test(text) || /^\s*[[{]/.test(text) ? [readYaml] : []),
    ...(isTable(text, /[,;\t]/) ? [readTable] : []),
  ];
  for (const read of readers) {
    const found = read(file);
    if (typeof found === 'string' || found.prompts.length > 0) return found;
  }
  return null;
}

/** True if the first line names several columns, one of them of prompts, or if several lines have the same number of tabs, at least one. */
function isTable(source: string, separator: RegExp): boolean {
  const text = source.slice(0, IMPORT.row);
  const [head = ''] = text.split('\n', 1);
  const names = head.split(separator).map((cell) => cell.replace(/^\ufeff?"|"$/g, ''));
  if (names.length > 1 && tableOf(names).columns !== null) return true;
  const lines = text
    .replace(/(?<=^|[\t\n])"(?:[^"]|"")*"/g, '""')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const tabs = (lines[0] ?? '').split('\t').length;
  return lines.length > 1 && tabs > 1 && lines.every((line) => line.split('\t').length === tabs);
}

const TEXT = 'Text';

function readText(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.structured) return unreadFile(file, TOO_LONG);
  const title = hasExtension(file.path) ? '' : titleOfText(file.text);
  const prompts = [{ title, text: file.text }];
  const read = readResult(file, { format: TEXT, prompts, notations: plainText.notations, isForeign: true });
  return { ...read, readable: [...MARKDOWN_FORMATS, ...(/[,;\t].*\n./.test(file.text) ? [TABLE] : [])] };
}
