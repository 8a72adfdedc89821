import { IMPORT } from '../account-limits';
import { plainText } from '../integrations/formats/plain-text';
import { type FileReading, found, TOO_LONG, unread } from './found';
import type { ReadImport, UploadedFile } from './import';
import { readJson, readJsonText } from './read-json';
import { readMarkdown } from './read-markdown';
import { readTable, tableOf } from './read-table';
import { readToml, readYaml } from './read-yaml';
import { titleOfText } from './titles';

/** Reads a file by its extension, and text without one by what it looks like. Never throws: what cannot be read is named with its line and reason. */
export function readFile(file: UploadedFile): FileReading {
  const { path, text } = file;
  if (text.trim() === '') return unread(file, 'It is empty');
  if (/\.(json[lc5]?|ndjson|code-snippets)$/i.test(path)) return readJson(file);
  const json = /^\ufeff?\s*[[{]/.test(text) ? readJsonText(file) : null;
  // A text of many commas is no JSON.
  if (json && !(json === 'too-many-prompts' && /\.\w+$/.test(path))) return json;
  if (/\.(csv|tsv)$/i.test(path)) return readTable(file);
  if (/\.ya?ml$/i.test(path)) return readYaml(file);
  if (/\.toml$/i.test(path)) return readToml(file);
  if (/\.(md|markdown|mkd|mdown|mdx|mdc|prompt|prompty)$|(^|\/)\.\w+$/i.test(path)) return readMarkdown(file);
  if (/\.(txt|text)$/i.test(path)) return isTable(text, '\t') ? readTable(file) : readText(file);
  return readPasted(file);
}

/** Reads text without the name of a file, such as what was pasted. */
function readPasted(file: UploadedFile): FileReading {
  const { text } = file;
  if (/^(---|\+\+\+)[ \t]*\n/.test(text)) return readMarkdown(file);
  if (/^(description|prompt) = /m.test(text)) {
    const found = readToml(file);
    if (found.prompts.length > 0) return found;
  }
  if (/^(matches|messages|prompt|name|title|version): ?/m.test(text)) {
    const found = readYaml(file);
    if (typeof found === 'string' || found.prompts.length > 0) return found;
  }
  return isTable(text, '[,;\\t]') ? readTable(file) : readText(file);
}

/** True if the first line names a column of prompts, or if each line has as many tabs. */
function isTable(source: string, separator: string): boolean {
  const text = source.slice(0, IMPORT.row);
  const [head = ''] = text.split('\n', 1);
  const names = head.split(new RegExp(separator)).map((cell) => cell.replace(/^\ufeff?"|"$/g, ''));
  if (names.length > 1 && tableOf(names).columns !== null) return true;
  const lines = text
    .replace(/(?<=^|[\t\n])"(?:[^"]|"")*"/g, '""')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const tabs = (lines[0] ?? '').split('\t').length;
  return lines.length > 1 && tabs > 1 && lines.every((line) => line.split('\t').length === tabs);
}

export function readText(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.structured) return unread(file, TOO_LONG);
  const title = /\.\w+$/.test(file.path) ? '' : titleOfText(file.text);
  const prompts = [{ title, description: '', text: file.text }];
  return found(file, { format: 'Text', prompts, notations: plainText.notations, isForeign: true });
}
