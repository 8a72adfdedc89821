import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

/** Matches a character that begins a formula, also in the wide and small forms of East Asian keyboards. */
const FORMULA = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/;
/** Matches characters that may precede a formula at the beginning of a cell. */
const BEFORE = /[;\s\p{Cf}'"]+/gu;
/** Matches a character that would hide a formula at the beginning of a cell, or the apostrophe that `csvCell` adds. */
const HIDING = /^['\t\r]/;
/** Matches characters after which a spreadsheet that expects another separator begins a new cell, even inside quotation marks. */
const SEPARATOR = /[;\t\n\r]/g;
const MARKED_SEPARATOR = /([;\t\n\r])'/g;

/** Changes the characters before each place that a spreadsheet could read as a formula. */
function changeBeforeFormulas(text: string, change: (before: string) => string): string {
  return text.replace(BEFORE, (before, at: number) =>
    FORMULA.test(text.slice(at + before.length, at + before.length + 1)) ? change(before) : before,
  );
}

function isRisky(text: string): boolean {
  return HIDING.test(text) || FORMULA.test(text.replace(/^[;\s\p{Cf}'"]+/u, ''));
}

/** A quoted cell, with an apostrophe before whatever a spreadsheet would run as a formula, whichever separator it expects. */
export function csvCell(text: string): string {
  const harmless = changeBeforeFormulas(text, (before) => before.replace(SEPARATOR, "$&'"));
  return `"${(isRisky(text) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The text of a cell, without the apostrophes of `csvCell`. */
export function textOfCell(cell: string): string {
  const text = cell.startsWith("'") && isRisky(cell.slice(1)) ? cell.slice(1) : cell;
  return changeBeforeFormulas(text, (before) => before.replace(MARKED_SEPARATOR, '$1'));
}

type CsvRow = { line: number; cells: string[] };
/**
 * Rows of a table up to the first that cannot be read (`broken`). `next`: the line after them, as if a first line `sep=` were none. `lost`: number of
 * columns beyond the limit.
 */
type CsvTable = {
  rows: CsvRow[];
  separator: string;
  lost: number;
  next: number;
  broken: { line: number; problem: string } | null;
};

const recordsSchema = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

const MAX_CELLS = 10_000;

/** Maximum numbers of rows, of columns, and of characters of a row. */
type CsvLimits = { rows: number; columns: number; row: number };

/** Matches a first line that tells Excel the separator. */
const SEP_LINE = /^sep=(.)\n/i;

/**
 * Reads a table. Its separator is that of a first line such as `sep=;`, or else the one that splits the first rows most evenly. In a table with
 * tabs, quotation marks may be text, as Google Sheets writes them.
 */
export function readCsv(file: string, limits: CsvLimits): CsvTable {
  const [sepLine = '', named] = SEP_LINE.exec(file) ?? [];
  const text = file.slice(sepLine.length);
  const separator = named ?? separatorOf(text.slice(0, limits.row));
  const quoted = separator === '\t' && !hasQuotedCells(text) ? null : parseTable(text, separator, limits, true);
  const hasTextQuotes = separator === '\t' && quoted?.broken && quoted.broken.problem !== TOO_LONG;
  const read = quoted === null || hasTextQuotes ? parseTable(text, separator, limits, false) : quoted;
  if (sepLine === '') return read;
  return {
    ...read,
    rows: read.rows.map((row) => ({ ...row, line: row.line + 1 })),
    broken: read.broken && { ...read.broken, line: read.broken.line + 1 },
  };
}

const SEPARATORS = [',', ';', '\t'];
const SAMPLE = 20;

/** The separator that occurs equally often in each of the first rows, or else the most frequent one of the first row. */
function separatorOf(text: string): string {
  const rows = text
    .replace(/"(?:[^"]|"")*(?:"|$)/g, '')
    .split('\n', SAMPLE)
    .filter((row) => row !== '');
  const signs = SEPARATORS.map((sign) => {
    const counts = rows.map((row) => row.split(sign).length - 1);
    const [first = 0] = counts;
    return { sign, first, isEven: rows.length > 1 && first > 0 && counts.every((count) => count === first) };
  });
  const [best] = signs.sort((a, b) => Number(b.isEven) - Number(a.isEven) || b.first - a.first);
  return best?.sign ?? ',';
}

const QUOTED = /(?:^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/** True if quotation marks enclose cells of a table with tabs: a sign in a cell needs them, or all cells of the first row have them. */
function hasQuotedCells(text: string): boolean {
  for (const [, cell = ''] of text.slice(0, 1_000_000).matchAll(QUOTED)) if (/[\t\n,"]/.test(cell)) return true;
  return /^\s*"[^"\n\t]*"(?:\t"[^"\n\t]*")+\s*$/.test(text.slice(0, 10_000).split('\n', 1)[0] ?? '');
}

function parseTable(text: string, separator: string, limits: CsvLimits, hasQuotes: boolean, most: number = limits.rows): CsvTable {
  try {
    const records = recordsSchema.parse(
      parse(text, {
        delimiter: separator,
        info: true,
        relax_column_count: true,
        // Quotation marks within a cell are part of it, as for spreadsheets.
        relax_quotes: true,
        skip_empty_lines: true,
        ...(!hasQuotes && { quote: null }),
        to: most,
        max_record_size: limits.row,
        // Cells are counted, because empty ones add nothing to the size of a row.
        cast(cell, { index }) {
          if (index > MAX_CELLS) throw new CsvError('CSV_MAX_RECORD_SIZE', 'There are too many cells');
          return cell;
        },
      }),
    );
    let line = 1;
    const rows = records.map(({ record, info }) => {
      const row = { line, cells: record.slice(0, limits.columns) };
      line = info.lines + 1;
      return row;
    });
    const widest = records.reduce((width, { record }) => Math.max(width, record.length), 0);
    return { rows, separator, lost: Math.max(0, widest - limits.columns), next: line, broken: null };
  } catch (cause) {
    const broken = (line: number, problem: string) => ({ rows: [], separator, lost: 0, next: line, broken: { line, problem } });
    if (!(cause instanceof CsvError)) throw cause;
    const { lines = 1, records = 0 } = cause as CsvError & { lines?: number; records?: number };
    const nothing = broken(lines, PROBLEMS[cause.code] ?? 'This is not valid CSV');
    // The parser gives no rows with a mistake, so the rows before it are read again.
    if (records === 0 || most !== limits.rows) return nothing;
    const before = parseTable(text, separator, limits, hasQuotes, records);
    return { ...before, broken: { ...nothing.broken, line: before.next } };
  }
}

const TOO_LONG = 'A row is too long for a prompt';

const PROBLEMS: Record<string, string> = {
  CSV_MAX_RECORD_SIZE: TOO_LONG,
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is never closed',
};
