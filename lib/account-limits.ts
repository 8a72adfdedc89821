// Limits of the dashboard. Not in lib/limits.ts, which every page loads.

export const TOKENS = { name: { max: 60 }, perAccount: 20, days: [30, 90, 365] } as const;

/**
 * Reports and moderation; the functions of …_moderation.sql in `supabase/migrations` repeat the numbers. An item is hidden once
 * `hiddenFrom` accounts older than `accountDays` report it, without those with `dismissedReports` dismissed reports. `note` is the maximum
 * of a note, appeal or message; `page` and the numbers below it count rows.
 */
export const MODERATION = {
  hiddenFrom: 3,
  accountDays: 7,
  dismissedReports: 3,
  note: { max: 500 },
  reportsInDay: 20,
  suspensionDays: [1, 7, 30, 365],
  page: 25,
  reports: 100,
  history: 50,
  ownReports: 100,
  ownDecisions: 100,
} as const;

/**
 * Suggestions; the functions of …_suggestions.sql in `supabase/migrations` repeat the numbers. `note` is the maximum of a note, an answer or a
 * word with a decision; `ofAccount` is the number of open suggestions that one account may have with one author.
 */
export const SUGGESTIONS = {
  note: { max: 500 },
  inDay: 20,
  ofAccount: 5,
  answersInDay: 60,
  answersOfAccount: 20,
  answers: 100,
  page: 25,
  blocks: 500,
  taken: 50,
  open: 100,
} as const;

/** Most people and categories that somebody can follow; …_following.sql repeats the number. */
export const FOLLOWS = { most: 200 } as const;

/**
 * Limits of an import (docs/decisions/import.md), which may have more prompts than an account has room for. In bytes: `textBytes` of all
 * prompts, `replacedBytes` of texts that replace others, `upload`, `unpacked`, `structured` of a YAML, Markdown or text file, `tomlBytes`
 * of a TOML file. `ratio` is the maximum compression of a zip of more than `ratioFrom` bytes. An upload is kept for `hours`, and an
 * account has at most `kept`.
 */
export const IMPORT = {
  prompts: 2000,
  textBytes: 4_000_000,
  replacedBytes: 900_000,
  upload: 20_000_000,
  unpacked: 40_000_000,
  files: 5000,
  path: 300,
  ratio: 200,
  ratioFrom: 1_000_000,
  structured: 3_000_000,
  /** Bytes up to which a file that is sent to the API costs no more to read than any other write. */
  smallFile: 50_000,
  tomlBytes: 500_000,
  /**
   * Tables: columns, and characters of a row. JSON: elements, and levels; an export of a full account has 70,000 elements. YAML has the
   * same limit, front matter so many fields, and both so many references. Nothing beyond is read.
   */
  columns: 200,
  row: 300_000,
  elements: 100_000,
  depth: 100,
  fields: 2000,
  references: 100,
  /** Characters of a part of the packed files that are kept, and parts (`import_sources` in `supabase/migrations`). */
  sourcePart: 900_000,
  sourceParts: 8,
  /** Prompts on a page of the preview. */
  page: 50,
  hours: 1,
  kept: 3,
  /** Milliseconds. */
  databaseTimeout: 20_000,
} as const;

/** Parsing (docs/decisions/import.md): milliseconds of the processor for a file and for all, and of the clock, memory of the worker, imports that may wait. */
export const READING = { file: 5000, all: 15_000, latest: 45_000, memory: { maxOldGenerationSizeMb: 512 }, waiting: 4 } as const;
