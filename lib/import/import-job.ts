import type { ImportProblem, ReadAs, Unread } from './import';
import type { Part } from './read-import';

/** A form with files, or the files of an earlier import, and how each of some is to be read, by its place. */
export type ImportJob = { body: ArrayBuffer; type: string } | { sources: string[]; readAs: ReadonlyMap<number, ReadAs> };

export type JobFrom = { job: ImportJob; from: number };

/** The names of the files, what is no file that can be read, and the files packed to be kept. */
export type FoundFiles = { paths: string[]; unread: Unread[]; sources: string[] | null };

/** Messages of the worker: a problem, or the files, and then the part of each. */
export type ImportMessage = { problem: ImportProblem } | FoundFiles | { part: Part };
