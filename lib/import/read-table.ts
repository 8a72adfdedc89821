import { IMPORT } from '../account-limits';
import { tagsInField } from '../integrations/formats/parse-file';
import { CSV_COLUMNS } from '../integrations/own-export/export-files';
import { firstCharacters } from '../text/characters';
import { readCsv, textOfCell } from '../text/csv';
import { FIELD_NAMES, indexOfField, joinTexts, plainName, textIndexes } from './field-names';
import { type Columns, type ImportTable, type Note, type ReadImport, type UploadedFile, unreadEntry } from './import';
import { leftOut } from './left-out';
import { type FilePrompt, readResult, unreadFile } from './read-result';

/** The name of the format of tables. */
export const TABLE = 'CSV';

/** A row of a table, and its line in the file; null for a table in JSON. */
export type Row = { line: number | null; cells: readonly string[] };

/** Limits of a table that is read: the row of names, and one row more than an import can have prompts, to know if there are more. */
const CSV_LIMITS = { rows: IMPORT.prompts + 2, columns: IMPORT.columns, row: IMPORT.row };

export function readTable(file: UploadedFile): ReadImport {
  const { rows: read, separator, lost, broken } = readCsv(file.text.replace(/^\ufeff/, ''), CSV_LIMITS);
  const { path } = file;
  const all = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (broken && all.length < 2) return unreadFile(file, broken.problem, broken.line);
  const [head] = all;
  if (!head) return unreadFile(file, 'It has no rows');
  const named = tableOf(head.cells);
  const isData = named.columns === null && looksLikeData(all);
  if (!isData && all.length === 1) return unreadFile(file, 'It has no rows below the first one');
  const rows = isData ? all : all.slice(1);
  const table = withColumns(isData ? tableWithoutNames(all) : named, file.readAs?.columns);
  const next = rows[IMPORT.prompts];
  const unread = [
    ...(broken ? [unreadEntry(path, `${broken.problem}, so that the rows from here on were not read`, broken.line)] : []),
    ...(next ? [unreadEntry(path, TOO_MANY, next.line)] : []),
    ...(lost > 0 ? [unreadEntry(path, `Left out: ${lost} columns after the first ${IMPORT.columns}`)] : []),
    ...(!isData && !named.columns ? [unreadEntry(path, 'This row was read as the names of the columns', head.line)] : []),
  ];
  const prompts = rows.slice(0, IMPORT.prompts).map((row) => promptOfRow(row, table, separator));
  const result = readResult(file, { prompts, isOurs: table.ours });
  return { ...result, formats: [TABLE], unread, table: { ...table, first: firstRows(rows) } };
}

const TOO_MANY = `The rows from here on were not read, because an import can have at most ${IMPORT.prompts.toLocaleString('en')} prompts. Import them from a separate file`;

export type NamedTable = Omit<ImportTable, 'first'>;

/** Maximum number of rows that are shown while the user chooses columns, and of characters in each of their cells. */
const SHOWN = { rows: 3, cell: 200 };
/** The first rows of a table, cut short, to show while the user chooses columns. */
export const firstRows = (rows: readonly Row[]) =>
  rows.slice(0, SHOWN.rows).map(({ cells }) => cells.map((cell) => firstCharacters(cell, SHOWN.cell)));

/** The columns that every export of this site has. Early exports had no tags. */
const OUR_COLUMNS = CSV_COLUMNS.slice(0, -1);

/** A table whose columns are found by their names; they are null if no name clearly is that of the prompts. */
export function tableOf(header: readonly string[]): NamedTable {
  const ours = OUR_COLUMNS.every((name, index) => header[index]?.trim().toLowerCase() === name);
  const names = header.map((name) => plainName(name).replace(/^prompts$/, 'prompt'));
  const { before, text: content } = textIndexes(names);
  const isUnclear =
    content >= 0 && before < 0 && FIELD_NAMES.asked.has(names[content] ?? '') && !FIELD_NAMES.text.has(names[content] ?? '');
  const place = (part: 'title' | 'category' | 'folder' | 'tags') => orNull(indexOfField(part, names));
  const title = place('title');
  const category = place('category') ?? place('folder');
  const tags = place('tags');
  const columns =
    content < 0 || isUnclear
      ? null
      : { content, title, category: category === title ? null : category, ...(tags !== null && { tags }), ...(before >= 0 && { before }) };
  return { header: header.map((name) => firstCharacters(name, 100)), columns, ours };
}

const orNull = (place: number) => (place < 0 ? null : place);

/** A table with the columns that the user chose. It keeps a column `before` the same text if that is not chosen for something else. */
export function withColumns(table: NamedTable, chosen: Columns | null = null): NamedTable {
  if (!chosen) return table;
  const { before, content } = table.columns ?? {};
  const isFree = before !== undefined && content === chosen.content && ![chosen.title, chosen.category, chosen.tags].includes(before);
  return { ...table, columns: { ...chosen, ...(isFree && { before }) } };
}

/** True if the first row of a table has no names: a cell is long, has several words like those below it, or has marks of sentences or variables. */
function looksLikeData([head, ...rows]: readonly Row[]): boolean {
  return (head?.cells ?? []).some((cell, at) => {
    const below = rows.map(({ cells }) => (cells[at] ?? '').length).sort((a, b) => a - b);
    const usual = below[Math.floor(below.length / 2)] ?? Number.POSITIVE_INFINITY;
    const isLong = cell.length > 60 || (cell.trim().split(/\s+/).length > 2 && cell.length > usual / 2);
    return isLong || /[.!?…。！？]\s*$|\n|\{\{|\$\{/.test(cell);
  });
}

/** A table without a row of names: the column with the longest texts is the prompt, the first other one with a short text in each row the title. */
export function tableWithoutNames(rows: readonly Row[]): NamedTable {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => (cells[at] ?? '').trim()));
  const lengths = columns.map((column) => column.reduce((sum, cell) => sum + cell.length, 0));
  const content = lengths.lastIndexOf(Math.max(...lengths));
  // A column after the prompt with few different texts is something else, such as an answer.
  const isTitle = (column: string[], at: number) =>
    column.every((cell) => cell.length <= 100 && /\D/.test(cell)) && (at < content || new Set(column).size > column.length / 2);
  const title = columns.findIndex((column, at) => at !== content && isTitle(column, at));
  return {
    header: columns.map((_, at) => `Column ${at + 1}`),
    columns: { content, title: title < 0 ? null : title, category: null },
    ours: false,
  };
}

/** The prompt in a row, without a text while the columns are not known. `separator`: the sign between cells of a file; null for a table in JSON. */
export function promptOfRow({ line, cells: written }: Row, { columns, ours, header }: NamedTable, separator: string | null): FilePrompt {
  if (!columns) return { title: '', text: '', ...(line !== null && { line }) };
  const isWide = !ours && separator !== null && written.length > header.length;
  const cells = isWide ? joinedCells(written, header.length, columns.content, separator) : written;
  const cell = (column: number | null = null) => {
    const text = column === null ? '' : (cells[column] ?? '');
    return ours ? textOfCell(text) : text;
  };
  const { content, title, category, tags, before } = columns;
  const text = before === undefined ? cell(content) : joinTexts(plainName(header[before] ?? ''), cell(before), cell(content));
  const known = {
    title: cell(title),
    category: cell(category) || undefined,
    tags: tagsInField(cell(tags)),
    text,
    ...(line !== null && { line }),
  };
  if (ours) return known;
  const others = cells.flatMap((other, at): [string, string][] =>
    [content, title, category, tags, before].includes(at) || other.trim() === '' ? [] : [[columnName(header, at), other]],
  );
  const joined = written.length - cells.length;
  const notes: Note[] = [...(joined > 0 ? [joinedNote(joined)] : []), ...leftOut(Object.fromEntries(others), [])];
  return { ...known, notes, notations: ['dollar', 'braces'], isForeign: true };
}

/** The name of a column, with its number if it has no name or the same one as a column before it. */
function columnName(header: readonly string[], at: number): string {
  const name = header[at] ?? '';
  if (name === '') return `column ${at + 1}`;
  return header.indexOf(name) === at ? name : `${name} (column ${at + 1})`;
}

/**
 * Repairs a row with too many cells, in which a text with separators has no quotation marks. Cells that begin with a space are joined with the one before
 * them, if that gives the right number, or else cells after the last column with it, if it has the prompts. Other rows stay as they are.
 */
function joinedCells(cells: readonly string[], width: number, content: number, separator: string): readonly string[] {
  const surplus = cells.length - width;
  const goesOn = cells.map((cell, at) => at > 0 && /^[^\S\n]/.test(cell));
  const isTold = goesOn.filter(Boolean).length === surplus;
  if (!isTold && (content !== width - 1 || cells.slice(width).every((cell) => cell.trim() === ''))) return cells;
  const joined: string[] = [];
  for (const [at, cell] of cells.entries()) {
    if (isTold ? goesOn[at] : at >= width) joined.push(`${joined.pop()}${separator}${cell}`);
    else joined.push(cell);
  }
  return joined;
}

const joinedNote = (count: number): Note => ({
  kind: 'damaged',
  text:
    count === 1
      ? 'Its row has 1 cell more than there are columns: a text with a separator in it was put together again'
      : `Its row has ${count} cells more than there are columns: a text with separators in it was put together again`,
});
