import { CSV_COLUMNS } from '../integrations/own-export/export-files';
import { firstCharacters } from '../text/characters';
import { type CsvRow, textOfCell } from '../text/csv';
import { withForeignBrackets } from './foreign-brackets';
import { withForeignVariables } from './foreign-variables';
import type { Columns, ImportTable, ReadPrompt } from './import';

const NAMES = {
  title: ['title', 'act', 'name', 'heading', 'prompt name', 'prompt title'],
  content: ['content', 'prompt', 'text', 'template', 'body', 'prompt text', 'system prompt'],
  category: ['category', 'tag', 'tags', 'folder', 'topic'],
};

export function tableOf(header: readonly string[]): ImportTable {
  const names = header.map((name) => name.trim().toLowerCase());
  const ours = CSV_COLUMNS.every((name, index) => names[index] === name);
  const find = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? null;
  const content = find(NAMES.content);
  const columns = content === null ? null : { content, title: find(NAMES.title), category: find(NAMES.category) };
  return { header: header.map((name) => firstCharacters(name, 100)), columns, ours };
}

/** The prompts of the rows of a table; while its columns are not known, only their cells. */
export function promptsOfRows(
  rows: readonly CsvRow[],
  { columns, ours }: Pick<ImportTable, 'columns' | 'ours'>,
  path: string,
): ReadPrompt[] {
  return rows.map(({ line, cells }) => ({ ...promptOfCells(cells, columns, ours), path, line, cells }));
}

function promptOfCells(
  cells: readonly string[],
  columns: Columns | null,
  ours: boolean,
): Pick<ReadPrompt, 'title' | 'category' | 'content' | 'notes'> {
  const cell = (column: number | null) => (column === null ? '' : ours ? textOfCell(cells[column] ?? '') : (cells[column] ?? ''));
  if (!columns) return { title: '', category: null, content: '', notes: [] };
  const written = cell(columns.content);
  const head = { title: cell(columns.title), category: cell(columns.category) || null };
  if (ours) return { ...head, content: written, notes: [] };
  const bracketed = withForeignBrackets(written);
  const { text, notes } = withForeignVariables(bracketed.text, ['dollar', 'braces']);
  return { ...head, content: text, notes: [...notes, ...bracketed.notes] };
}
