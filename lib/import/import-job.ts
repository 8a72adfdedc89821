import type { CsvRow } from '../text/csv';
import type { ImportProblem, ImportTable, Unread } from './import';
import type { Part } from './read-import';

/** What shall be read: the body of a form with files, or the rows of a table whose columns somebody named. */
export type ImportJob =
  | { body: ArrayBuffer; type: string }
  | { rows: (CsvRow & { path: string })[]; table: ImportTable; formats: string[] };

/** The same, without the files before one of them. */
export type JobFrom = { job: ImportJob; from: number };

/** What is told of it: why nothing is read, or which files there are, and then the part of each in its turn. */
export type ImportMessage = { problem: ImportProblem } | { paths: string[]; unread: Unread[] } | { part: Part };
