/**
 * Every limit and timing of the product, in one place; those of tokens, imports and moderation are in account-limits.ts. The zod schemas and the HTML attributes use these numbers; the CHECK constraints of
 * `supabase/migrations` repeat them, and `tests/db/limits.test.ts` tests that they agree (add a case for each new limit).
 */

/** Lengths, in characters, and numbers of things in a text. */
export const LIMITS = {
  email: { max: 254 },
  password: { min: 6, max: 72 },
  title: { min: 1, max: 100 },
  category: { max: 50 },
  /** `min` and `max` of an edit; `hardMax` of everything, also of a prompt with its defaults filled in. */
  content: { min: 10, max: 10_000, hardMax: 100_000 },
  /** Distinct variables of a template. */
  variables: { max: 100 },
  /** Occurrences of variables in a template: the page renders a field for each. */
  variablePlaces: { max: 1000 },
  /** Maximum number of choices of a blank, and characters of each. */
  choices: { max: 12, length: 60 },
  /** Slug of a library prompt, or id of a user's. */
  promptId: { max: 100 },
  displayName: { max: 50 },
  username: { min: 3, max: 20, defaultBase: 15, defaultSuffix: 999 },
  bio: { max: 200 },
  xHandle: { max: 15 },
  query: { max: 200 },
  /** The values in the fragment of a link, encoded. */
  sharedValues: { max: 2000 },
  collectionDescription: { max: 300 },
  /** The part of a collection's address that its owner chooses. */
  collectionSlug: { max: 60 },
} as const;

/** How much one account may store. The database refuses more (the triggers of private.check_quota in `supabase/migrations`). */
export const QUOTAS = {
  prompts: 1000,
  /** Bytes of UTF-8 of the contents of all prompts. */
  textBytes: 20_000_000,
  savedPrompts: 2000,
  pinnedPrompts: 50,
  /** Per prompt and, in bytes, per account. Beyond that the oldest are deleted (keep_versions in `supabase/migrations`). */
  versions: 50,
  versionBytes: 20_000_000,
  collections: 100,
  /** Per collection. */
  collectionPrompts: 500,
} as const;

/**
 * Changes of several prompts in one request (change_prompts in `supabase/migrations`): how many prompts, how many changes of an account can be undone,
 * and for how many hours.
 */
export const CHANGES = { prompts: 1000, kept: 20, hours: 1 } as const;

/** Days for which a deleted prompt can be restored. */
export const DELETED_DAYS = 30;

/** Timings, in milliseconds. */
export const TIMES = {
  copied: 2000,
  saveFeedback: 2000,
  /** Longer than the feedback of a success, because it is a sentence or two. */
  saveRefusal: 8000,
  updateBanner: 3000,
  /** Edits of a prompt within this time leave one version. */
  oneVersion: 5 * 60_000,
  /** How long something that was removed can be brought back in place. */
  undo: 20_000,
  valuesPause: 500,
  tooltip: 400,
  /** After it something that is pending shows that it is. */
  pending: 300,
  connectionCheck: 3000,
  /** After it, code is loaded that is only needed once somebody uses the page. */
  unused: 5000,
  searchPause: 150,
  /** Within it the second of two keys belongs to the first. */
  nextKey: 1500,
  /** After it the palette stops waiting for an answer, and asks again. Longer than `backend`. */
  paletteAnswer: 6000,
  /** The palette announces how many results there are once nothing was typed for so long. */
  settled: 600,
  /** How long a page waits for the backend in all, and an action for an answer of it, so that they answer within five seconds. */
  backend: 4000,
} as const;

/**
 * Seconds for which an answer of the backend, and the page made of it, is cached. A page may be made of an answer that old, and is served
 * until its own age is `expireTime` (next.config.ts), so that every server shows a change within 60 seconds.
 */
export const REVALIDATE_SECONDS = 15;

/** The Cache-Control of answers that are no pages: of the library, and of what people made public, like that of its pages (`expireTime` is 45). */
export const CACHE_CONTROL = {
  library: 'public, max-age=300, stale-while-revalidate=86400',
  public: `s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=${45 - REVALIDATE_SECONDS}`,
  never: 'no-store',
} as const;

/**
 * Rate limits: attempts within `seconds`. Sign-in, sign-up and reset count an account only together with the client's address, so that
 * nobody can lock somebody else out; `perDevice` are attempts on an account in browsers in which its owner signed in before
 * (lib/rate-limit/rate-limit.ts).
 */
export const RATES = {
  signIn: { perAccount: 10, perAddress: 50, perDevice: 30, seconds: 300 },
  signUp: { perAccount: 5, perAddress: 20, seconds: 3600 },
  reset: { perAccount: 3, perAddress: 20, seconds: 3600 },
  password: { perAccount: 10, perAddress: 50, seconds: 3600 },
  write: { perAccount: 120, perAddress: 600, seconds: 60 },
  report: { perAccount: 20, perAddress: 60, seconds: 3600 },
  missedSearch: { perAddress: 20, seconds: 3600 },
  api: { perAddress: 600, seconds: 60 },
  /** Files with all that is somebody's, and imports. */
  transfer: { perAccount: 30, perAddress: 150, seconds: 600 },
} as const;

/**
 * Limits of missed searches (count_missed_search and often_missed_searches in `supabase/migrations`): words, characters of each and in all;
 * rows of a day and the count of one; days of storage, and days after which they are shown.
 */
export const MISSED_SEARCHES = {
  words: 6,
  wordLength: 30,
  length: 60,
  rows: 2000,
  count: 10_000,
  days: 90,
  shownFromDays: 3,
  /** Milliseconds for which a search stands before it is counted. */
  settled: 3000,
  /** How many wait, in one process, until the one before them is stored. The next is not counted. */
  waiting: 10,
} as const;

/** The delay of attempts on one account from many addresses: milliseconds for each attempt beyond `perAccount`, and the maximum. */
export const SLOW_DOWN = { step: 250, max: 4000 } as const;

/** How many attempts on one account wait, in one process, until the one before them has its answer. The next is refused for so many seconds. */
export const WAITING_ATTEMPTS = { max: 3, seconds: 10 } as const;

/** Seconds for which a browser is known to the account that signed in there last. */
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** The minimum and the random part, in milliseconds, of answers that must not reveal whether an account exists. */
export const ANSWER_TIME = { floor: 500, jitter: 100 } as const;

/** Numbers of items on a screen. */
export const COUNTS = {
  related: 4,
  popular: 4,
  skeletons: 4,
  page: 24,
  /** Entries of an Atom feed. At most 24 (search_public_prompts in `supabase/migrations`). */
  feed: 24,
  /** Rows of a page of My Prompts and Saved, which are one line each. At most 100 (search_own_prompts in `supabase/migrations`). */
  ownPage: 50,
  /** How many pages "Load more" shows below each other; then the list starts again with the next rows, so that no page grows without end. */
  pagesOnScreen: 10,
  /** Prompts on a category's own page; /prompts has the rest. A multiple of `page`. */
  category: 48,
  /** Categories to choose from in the list of community prompts: those with the most prompts. */
  publicCategories: 50,
  /** One's own categories to choose from: those with the most prompts. */
  ownCategories: 50,
  /** The newest public prompts whose titles the community's search knows as words, to correct typos. */
  titlesForTypos: 1000,
  /** The newest public prompts that the sitemap lists. */
  sitemapPrompts: 1000,
  /** The public collections that the sitemap lists, those changed last. */
  sitemapCollections: 1000,
  /** Prompts with a social image of their own, the first of the file; drawing one takes a tenth of a second of the first start. */
  promptImages: 300,
  /** Matches of a search that are counted at most (count_public_matches in `supabase/migrations`). */
  matches: 100,
  /** Titles that are offered while somebody types a search. */
  suggestions: 3,
  /** Rows of a group on the page that searches everything. */
  searchGroup: 8,
  /** People whom a search finds. */
  people: 5,
  /** Rows of a group of the palette, of what was pinned, and of what was recently opened there. */
  paletteGroup: 5,
  palettePins: 10,
  recent: 8,
  /** Rows of the sections of the start page, and of the home page of somebody who is signed in. */
  start: { pinned: 8, recent: 8, collections: 6, new: 6, home: 4 },
  /** The last used prompts whose categories somebody is taken to use. */
  usedForCategories: 60,
  /** The newest public prompts among which those are looked for that somebody may like. */
  newestPublic: 100,
  profileInitials: 2,
  /** Collections that are offered for a prompt without a filter; with more, those used last stand first. */
  fewCollections: 8,
  lastUsedCollections: 5,
  /** Collections that their list shows without a filter. */
  unfilteredCollections: 20,
  /** Prompts that a collection offers to add for one search. */
  promptsToAdd: 20,
  /** Prompts that are put into a collection, or taken out, in one request. */
  itemsAtOnce: 100,
} as const;

/**
 * API: prompts of a page, characters of a cursor, bytes of a body (100,000 characters as \u0000 fit), and the values and levels of a body.
 */
export const API = { page: 100, body: 700_000, values: 1000, depth: 20, cursor: 100 } as const;

/** MCP: prompts of a page, and milliseconds for which a client may cache a list. */
export const MCP = { page: 100, ttl: 300_000 } as const;

/** Days for which the start page offers a prompt as new. */
export const NEW_DAYS = 30;

/** Breakpoints and other sizes in CSS pixels. */
export const SIZES = {
  phone: 768,
  /** From here on a page has a second column. */
  columns: 960,
  stickyAfter: 120,
  shareWindow: { width: 550, height: 420 },
} as const;

/** Characters of a prompt's text that a row of a list starts from (the column `preview` in `supabase/migrations`). */
export const PREVIEW_LENGTH = 600;

/** Characters of a description made from a prompt's text. */
export const SNIPPET_LENGTH = 120;

/** Characters of the texts of a collection that is exported or printed; of what comes after them only the titles are given. */
export const EXPORT_LENGTH = 1_000_000;

/** Maximum length of a public collection that anyone may print: 500 library prompts fit. */
export const PRINT_LENGTH = 400_000;

/** Public collections that one process prints at a time, and the longest time in milliseconds that one of them counts. */
export const PRINTING = { atOnce: 2, longest: 10_000 } as const;

/** Reading speed behind a guide's word count. */
export const WORDS_PER_MINUTE = 200;

/** The longest address that opens Raycast with prompts. */
export const MAX_RAYCAST_URL = 6000;
