import type { CsvRow } from '../text/csv';
import type { ImportProblem, ImportTable, Unread } from './import';
import type { Part } from './read-import';

/** Job of the worker: a form with files, or rows of a table whose columns were named. */
export type ImportJob =
  | { body: ArrayBuffer; type: string }
  | { rows: (CsvRow & { path: string })[]; table: ImportTable; formats: string[] };

/** A job that starts at file number `from`. */
export type JobFrom = { job: ImportJob; from: number };

/** Messages of the worker: a problem, or the files, and then the part of each. */
export type ImportMessage = { problem: ImportProblem } | { paths: string[]; unread: Unread[] } | { part: Part };
