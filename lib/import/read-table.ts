import { IMPORT } from '../account-limits';
import { CSV_COLUMNS } from '../integrations/own-export/export-files';
import { firstCharacters } from '../text/characters';
import { type CsvRow, readCsv, textOfCell } from '../text/csv';
import { found, unread } from './found';
import { type Columns, type ImportTable, nothingRead, type ReadImport, type ReadPrompt, type Unread, type UploadedFile } from './import';
import { leftOut } from './left-out';

/** Names of columns, also in the languages in which most tables are. Spaces, hyphens and underscores are the same. */
const NAMES = {
  title:
    'title, act, name, heading, prompt name, prompt title, label, role, titel, titre, título, titulo, titolo, tytuł, başlık, заголовок, название, 标题, 名称, タイトル, 제목',
  content:
    'content, prompt, text, template, body, prompt text, prompt template, system prompt, instructions, message, snippet, inhalt, texte, texto, testo, contenu, contenido, treść, metin, текст, 提示词, 内容, プロンプト, 프롬프트',
  category:
    'category, tag, tags, folder, topic, kategorie, catégorie, categoría, categoria, kategoria, kategori, категория, 分类, 类别, カテゴリ, 카테고리',
};
/** Columns that are both the text of a prompt, so that somebody has to say which it is. */
const USER = 'user prompt, user message, user';

export const TABLE = 'CSV';

/** The row of names, and one row more than an import can have prompts, which tells that there are more. */
const CSV_LIMITS = { rows: IMPORT.prompts + 2, columns: IMPORT.columns, row: IMPORT.row };

export function readTable(file: UploadedFile): ReadImport {
  const { rows: read, lost, broken } = readCsv(file.text.replace(/^\ufeff/, ''), CSV_LIMITS);
  const all = read.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const { path } = file;
  if (broken && all.length < 2) return unread(file, broken.problem, broken.line);
  const [head] = all;
  if (!head) return unread(file, 'It has no rows');
  const table = tableOf(head.cells);
  const isData = table.columns === null && looksLikeData(all);
  if (!isData && all.length === 1) return unread(file, 'It has no rows below the first one');
  const [rows, known] = isData ? [all, tableWithoutNames(all)] : [all.slice(1), table];
  const columns = file.readAs?.columns ?? known.columns;
  const first = rows.slice(0, SHOWN.rows).map(({ cells }) => cells.map((cell) => firstCharacters(cell, SHOWN.cell)));
  const next = rows[IMPORT.prompts];
  const reasons: Unread[] = [
    ...(broken ? [{ path, line: broken.line, reason: `${broken.problem}, so that the rows from here on were not read` }] : []),
    ...(next ? [{ path, line: next.line, reason: TOO_MANY }] : []),
    ...(lost > 0 ? [{ path, line: null, reason: `Left out: ${lost} columns after the first ${IMPORT.columns}` }] : []),
    ...(!isData && !table.columns ? [{ path, line: head.line, reason: 'This row was read as the names of the columns' }] : []),
  ];
  const prompts = promptsOfRows(file, rows.slice(0, IMPORT.prompts), { ...known, columns });
  return { ...nothingRead(), formats: [TABLE], table: { ...known, columns, first }, prompts, unread: reasons };
}

const TOO_MANY = `The rows from here on were not read, because an import can have at most ${IMPORT.prompts.toLocaleString('en')} prompts. Import them from a separate file`;

type NamedTable = Omit<ImportTable, 'first'>;

/** Rows that are shown while the columns are chosen, and characters of each of their cells. */
const SHOWN = { rows: 3, cell: 200 };

export function tableOf(header: readonly string[]): NamedTable {
  const names = header.map((name) => name.trim().toLowerCase());
  const ours = CSV_COLUMNS.every((name, index) => names[index] === name);
  const words = names.map((name) => name.replace(/[\s_-]+/g, ' '));
  const find = (wanted: string) =>
    wanted
      .split(', ')
      .map((name) => words.indexOf(name))
      .find((index) => index >= 0) ?? null;
  const content = find(NAMES.content);
  const isUnclear = content !== null && words[content]?.startsWith('system') && find(USER) !== null;
  const columns = content === null || isUnclear ? null : { content, title: find(NAMES.title), category: find(NAMES.category) };
  return { header: header.map((name) => firstCharacters(name, 100)), columns, ours };
}

/** True if the first row of a table is a prompt like the others: with a long text, the marks of sentences or variables, or several words as in the rows below. */
function looksLikeData([head, ...rows]: readonly CsvRow[]): boolean {
  return (head?.cells ?? []).some((cell, at) => {
    const below = rows.map(({ cells }) => (cells[at] ?? '').length).sort((a, b) => a - b);
    const usual = below[Math.floor(below.length / 2)] ?? Number.POSITIVE_INFINITY;
    const isLong = cell.length > 60 || (cell.trim().split(/\s+/).length > 2 && cell.length > usual / 2);
    return isLong || /[.!?…。！？]\s*$|\n|\{\{|\$\{/.test(cell);
  });
}

/** A table without names: the column with the longest texts is the prompt, the first of the others that has a short text in each row its title. */
function tableWithoutNames(rows: readonly CsvRow[]): NamedTable {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, at) => rows.map(({ cells }) => (cells[at] ?? '').trim()));
  const lengths = columns.map((column) => column.reduce((sum, cell) => sum + cell.length, 0));
  const content = lengths.indexOf(Math.max(...lengths));
  const title = columns.findIndex((column, at) => at !== content && column.every((cell) => cell.length <= 100 && /\D/.test(cell)));
  return {
    header: columns.map((_, at) => `Column ${at + 1}`),
    columns: { content, title: title < 0 ? null : title, category: null },
    ours: false,
  };
}

/** The prompts of the rows of a table; while its columns are not known, without their texts. */
function promptsOfRows(file: UploadedFile, rows: readonly CsvRow[], { columns, ours, header }: NamedTable): ReadPrompt[] {
  const prompts = rows.map(({ line, cells }) => {
    const cell = (column: number | null = null) => {
      const text = column === null ? '' : (cells[column] ?? '');
      return ours ? textOfCell(text) : text;
    };
    const notes = ours || !columns ? [] : otherCells(cells, columns, header);
    return { title: cell(columns?.title), category: cell(columns?.category) || undefined, text: cell(columns?.content), line, notes };
  });
  return found(file, { prompts, isOurs: ours, ...(!ours && columns && { notations: ['dollar', 'braces'], isForeign: true }) }).prompts;
}

/** A note on the cells of a row that are no part of its prompt. */
function otherCells(cells: readonly string[], { content, title, category }: Columns, header: readonly string[]) {
  const others = cells.flatMap((text, at) =>
    [content, title, category].includes(at) || text.trim() === '' ? [] : [[header[at] || `column ${at + 1}`, text] as const],
  );
  return leftOut(Object.fromEntries(others), []);
}
