/**
 * The limits of tokens, imports and moderation. Apart from the others because every page carries those (a prompt's page has 24 KB of JavaScript).
 */

/** Personal tokens: characters of a name, tokens of an account, and days after which one may end. */
export const TOKENS = { name: { max: 60 }, perAccount: 20, days: [30, 90, 365] } as const;

/**
 * Reports and moderation (the functions of …_moderation.sql in `supabase/migrations` say the same): so many people whose accounts are older than so many
 * days hide a thing, unless so many of their reports were dismissed; characters of a note, an appeal or a message to the author; reports of an
 * account in a day. Then days for which an account can be suspended, and rows of pages.
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
 * An import (docs/decisions/import.md): how many prompts, and bytes of their texts; bytes of what is sent, and of what it unpacks to; files, the
 * characters of their paths, and how much smaller a zip of more than `ratioFrom` bytes may be than what is in it; bytes of a file of YAML, Markdown or text, and of TOML, which holds one prompt; bytes of
 * the texts that take the place of others. What was brought stays for some hours, and an account keeps so many.
 */
export const IMPORT = {
  prompts: 1000,
  textBytes: 4_000_000,
  replacedBytes: 900_000,
  upload: 20_000_000,
  unpacked: 40_000_000,
  files: 5000,
  path: 300,
  ratio: 200,
  ratioFrom: 1_000_000,
  structured: 3_000_000,
  command: 500_000,
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
  hours: 1,
  kept: 3,
  /** Milliseconds for which an import waits for the database, which does it in one statement. */
  waits: 20_000,
} as const;

/**
 * Reading what was brought (docs/decisions/import.md): milliseconds for a file and for all of an import, megabytes of a worker, and imports that
 * may wait for the one that is read.
 */
export const READING = { file: 5000, all: 15_000, memory: { maxOldGenerationSizeMb: 512 }, waiting: 4 } as const;
