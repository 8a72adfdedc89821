// Limits that few pages need are here and not in lib/limits.ts, because every page loads that.

export const TOKENS = { name: { max: 60 }, perAccount: 20, days: [30, 90, 365] } as const;

/** Limits of reports and moderation. `…_moderation.sql` in supabase/migrations repeats `note` and `reportsInDay`. */
export const MODERATION = {
  /** Characters of a note, an appeal or a message. */
  note: { max: 500 },
  reportsInDay: 20,
  suspensionDays: [1, 7, 30, 365],
  /** Rows of a page of a list. The limits below it are rows of lists without pages. */
  page: 25,
  reports: 100,
  history: 50,
  ownReports: 100,
  ownDecisions: 100,
} as const;

/** Limits of suggestions. `…_suggestions.sql` in supabase/migrations repeats those of what an account may write or do. */
export const SUGGESTIONS = {
  /** Characters of a note or an answer. */
  note: { max: 500 },
  inDay: 20,
  /** Open suggestions of one account to one author; the library takes ten times as many. */
  ofAccount: 5,
  answersInDay: 60,
  answersOfAccount: 20,
  answers: 100,
  page: 25,
  blocks: 500,
  taken: 50,
  open: 100,
} as const;

/** Maximum number of people and categories that an account can follow. The functions of …_following.sql repeat the number. */
export const FOLLOWS = { most: 200 } as const;

/** Limits of an import (docs/decisions/import.md). */
export const IMPORT = {
  /** Maximum number of prompts, more than an account has room for, because the user chooses some of them. */
  prompts: 2000,
  /** Bytes of the texts of all prompts. */
  textBytes: 4_000_000,
  /** Bytes of the texts that replace stored ones, and of those that are replaced. */
  replacedBytes: 900_000,
  /** Bytes of all uploaded files. */
  upload: 20_000_000,
  /** Bytes of all files of a zip after decompression, and characters of all texts together. */
  unpacked: 40_000_000,
  files: 5000,
  /** Characters of the path of a file. */
  path: 300,
  /** Maximum ratio of unpacked to packed bytes of a zip that unpacks to more than `ratioFrom` bytes. */
  ratio: 200,
  ratioFrom: 1_000_000,
  /** Characters of a YAML, Markdown or text file. */
  structured: 3_000_000,
  /** Bytes up to which a file that is sent to the API counts as any other write. */
  smallFile: 50_000,
  /** Characters of a TOML file. */
  toml: 500_000,
  /** Columns of a table. */
  columns: 200,
  /** Characters of a row of a table. */
  row: 300_000,
  /** Elements of JSON or YAML: the export of a full account has 70,000. */
  elements: 100_000,
  /** Levels of JSON. */
  depth: 100,
  /** Parts of front matter. */
  fields: 20_000,
  /** Different prompts that the collections, saved and pinned prompts of files name by slug or id. */
  named: 10_000,
  /** References (aliases) in YAML. */
  references: 100,
  /** Characters of each part in which the packed files are stored (the table `import_sources`). */
  sourcePart: 900_000,
  sourceParts: 8,
  /** Prompts on a page of the preview. */
  page: 50,
  /** Hours for which an upload is stored. */
  hours: 1,
  /** Stored uploads of one account. */
  kept: 3,
  /** Milliseconds that storing an import may take. */
  databaseTimeout: 20_000,
} as const;

/**
 * Limits of reading files in a worker (docs/decisions/import.md): milliseconds of processor time for each file and for all, milliseconds until
 * the latest end, memory of the worker, and imports that may wait for it.
 */
export const READING = { file: 5000, all: 15_000, latest: 45_000, memory: { maxOldGenerationSizeMb: 512 }, waiting: 4 } as const;
