import type { ImportProblem, Unread } from './import';
import type { Part, RowsJob } from './read-import';

export type ImportJob = { body: ArrayBuffer; type: string } | RowsJob;

export type JobFrom = { job: ImportJob; from: number };

/** Messages of the worker: a problem, or the files, and then the part of each. */
export type ImportMessage = { problem: ImportProblem } | { paths: string[]; unread: Unread[] } | { part: Part };
