import { IMPORT } from '../account-limits';
import { plainText } from '../integrations/formats/plain-text';
import { readCsv } from '../text/csv';
import { type FileReading, found, TOO_LONG, unread } from './found';
import { nothingRead, type ReadImport, type UploadedFile } from './import';
import { readJson, readJsonText } from './read-json';
import { readMarkdown } from './read-markdown';
import { promptsOfRows, tableOf } from './read-table';
import { readToml, readYaml } from './read-yaml';
import { titleOfText } from './titles';

/** Reads a file by its extension, and text without one by what it looks like. Never throws: what cannot be read is named with its line and reason. */
export function readFile(file: UploadedFile): FileReading {
  const { path, text } = file;
  if (text.trim() === '') return unread(file, 'It is empty');
  if (/\.(csv|tsv)$/i.test(path)) return readTable(file);
  if (/\.json$/i.test(path)) return readJson(file);
  if (/\.ya?ml$/i.test(path)) return readYaml(file);
  if (/\.toml$/i.test(path)) return readToml(file);
  if (/\.(md|markdown|mdc|prompt|prompty)$/i.test(path)) return readMarkdown(file);
  if (/\.txt$/i.test(path)) return isTable(text, '\t') ? readTable(file) : readText(file);
  return readPasted(file);
}

/** Reads text without the name of a file, such as what was pasted. */
function readPasted(file: UploadedFile): FileReading {
  const { text } = file;
  if (/^\s*[[{]["\s{]/.test(text)) {
    const found = readJsonText(file);
    if (found) return found;
  }
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

function isTable(text: string, separator: string): boolean {
  const [head = ''] = text.slice(0, IMPORT.row).split('\n', 1);
  const names = head.split(new RegExp(separator)).map((cell) => cell.replace(/^\ufeff?"|"$/g, ''));
  return names.length > 1 && tableOf(names).columns !== null;
}

export function readText(file: UploadedFile): ReadImport {
  if (file.text.length > IMPORT.structured) return unread(file, TOO_LONG);
  const title = /\.\w+$/.test(file.path) ? '' : titleOfText(file.text);
  const prompts = [{ title, description: '', text: file.text }];
  return found(file, { format: 'Text', prompts, notations: plainText.notations, isForeign: true });
}

/** The row of names, and one row more than an account can have prompts, which tells that there are more. */
const CSV_LIMITS = { rows: IMPORT.prompts + 2, columns: IMPORT.columns, row: IMPORT.row };

function readTable(file: UploadedFile): ReadImport {
  const csv = readCsv(file.text.replace(/^\ufeff/, ''), CSV_LIMITS);
  if ('problem' in csv) return unread(file, csv.problem, csv.line);
  const [head, ...rows] = csv.rows;
  if (!head || rows.length === 0) return unread(file, 'It has no rows below the first one');
  const table = tableOf(head.cells);
  const prompts = promptsOfRows(rows.slice(0, IMPORT.prompts), table, file.path);
  const next = rows[IMPORT.prompts];
  const reason = `The rows from here on were not read, because an import can have at most ${IMPORT.prompts.toLocaleString('en')} prompts. Import them from a separate file`;
  return { ...nothingRead(), formats: ['CSV'], table, prompts, unread: next ? [{ path: file.path, line: next.line, reason }] : [] };
}
