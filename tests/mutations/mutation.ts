/** Checks from cheap to dear. Types and lint are of the whole code; the others are of the files and tests that a mutation names. */
export const LEVELS = ['types', 'lint', 'unit', 'db', 'e2e', 'faults'] as const;
export type Level = (typeof LEVELS)[number];

/** A fault that somebody could make: one change of one file. */
export type Mutation = {
  kind: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  put: string;
  /** By level, the smallest part of it that should find the fault: a file, and for journeys also the words of a title. */
  checks: { unit?: string; db?: string; e2e?: readonly [file: string, title: string]; faults?: string };
};
