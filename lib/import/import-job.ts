import type { CsvRow } from '../text/csv';
import type { ImportProblem, ImportTable, Unread } from './import';
import type { Part } from './read-import';

export type RowsJob = { rows: (CsvRow & { path: string })[]; table: ImportTable; formats: string[] };

export type ImportJob = { body: ArrayBuffer; type: string } | RowsJob;

export type JobFrom = { job: ImportJob; from: number };

/** Messages of the worker: a problem, or the files, and then the part of each. */
export type ImportMessage = { problem: ImportProblem } | { paths: string[]; unread: Unread[] } | { part: Part };
