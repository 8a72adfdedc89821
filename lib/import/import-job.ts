import type { ImportProblem, ReadAs, Unread } from './import';
import type { ImportPart } from './read-import';

/** The files to read: the body of a form, or the packed files of an earlier import with the format and columns chosen for some, by place. */
export type ImportJob = { body: ArrayBuffer; type: string } | { packed: string[]; readAs: ReadonlyMap<number, ReadAs> };

/** Input of the worker: a job, and the place of the first file to read. */
export type WorkerInput = { job: ImportJob; from: number };

/**
 * First message of a worker that finds no problem: the paths of all files of the import, what else was uploaded, and the packed files; null if they
 * are too large, or if the worker begins after the first file of a form.
 */
export type FoundFiles = { paths: string[]; unread: Unread[]; packed: string[] | null };

/** A message of the worker: a problem that refuses the import, or the found files, or after them the part of a file. */
export type ImportMessage = { problem: ImportProblem } | FoundFiles | { part: ImportPart };
