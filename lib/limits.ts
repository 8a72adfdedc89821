/**
 * Lengths in characters (`password.max` in bytes), and numbers of parts of a text. Schemas and HTML attributes use them, and the database
 * repeats those of texts that it stores (`tests/db/limits.test.ts`).
 */
export const LIMITS = {
  email: { max: 254 },
  password: { min: 6, max: 72 },
  title: { min: 1, max: 100 },
  category: { max: 50 },
  /** Maximum number of tags of a prompt, and length of each. */
  tags: { max: 5, length: 30 },
  /** `min` and `max` apply when a prompt is edited; `hardMax` to every prompt, also with its defaults filled in. */
  content: { min: 10, max: 10_000, hardMax: 100_000 },
  variables: { max: 100 },
  /** All places where a prompt has a variable: the page renders a field for each. */
  variablePlaces: { max: 1000 },
  /** Maximum number of choices of a blank, and length of each. */
  choices: { max: 12, length: 60 },
  /** Slug of a library prompt, or id of a user's. */
  promptId: { max: 100 },
  displayName: { max: 50 },
  username: { min: 3, max: 20, defaultBase: 15, defaultSuffix: 999 },
  bio: { max: 200 },
  xHandle: { max: 15 },
  query: { max: 200 },
  sharedValues: { max: 2000 },
  collection: { title: { max: 100 }, description: { max: 300 }, slug: { max: 60 } },
} as const;

/** Maximum that one account may store. The database enforces it (private.check_quota in `supabase/migrations`). */
export const QUOTAS = {
  prompts: 1000,
  /** Bytes of UTF-8 of the contents of all prompts. */
  textBytes: 20_000_000,
  savedPrompts: 2000,
  pinnedPrompts: 50,
  /** Earlier versions of one prompt. Beyond that the oldest are deleted (private.keep_versions in `supabase/migrations`). */
  versions: 50,
  /** Bytes of the earlier versions of all prompts. */
  versionBytes: 20_000_000,
  collections: 100,
  /** Prompts in one collection. */
  collectionPrompts: 500,
} as const;

/** Changes of several prompts at once: `prompts` per request. An account can undo its last `kept` changes for `hours`. */
export const CHANGES = { prompts: 1000, kept: 20, hours: 1 } as const;

/** Days for which a deleted prompt can be restored. */
export const DELETED_DAYS = 30;

/** Times in milliseconds. */
export const TIMES = {
  /** Time for which a button says whether it copied. */
  copied: 2000,
  saveFeedback: 2000,
  /** Time for which longer feedback is shown, such as why a prompt could not be saved. */
  saveRefusal: 8000,
  updateBanner: 3000,
  /** Edits of a prompt within this time leave one version. */
  oneVersion: 5 * 60_000,
  /** Minimum time for which a page offers to undo a change. */
  undo: 20_000,
  /** Pause in typing after which the browser stores values and drafts. */
  valuesPause: 500,
  tooltip: 400,
  /** Delay before a message says that something is loading. */
  pending: 300,
  connectionCheck: 3000,
  /** Delay before the service worker starts, and before code is loaded that is only needed once a visitor uses the page. */
  unused: 5000,
  /** Time after which an open page asks again for a newer version. */
  newVersion: 60 * 60_000,
  /** Pause in typing after which a list is searched. */
  searchPause: 150,
  /** Time between the two keys of a shortcut such as G S. */
  nextKey: 1500,
  /** Timeout of a request of the palette, after which it asks again. Longer than `backend`. */
  paletteAnswer: 6000,
  /** Pause in typing after which the number of results or suggestions is announced. */
  settled: 600,
  /** Time that a page waits for all answers of the backend together, and an action for each of them. */
  backend: 4000,
} as const;

/** Seconds for which an answer of the backend is cached. A page is served until its age is `expireTime` (next.config.ts): 60 s together. */
export const REVALIDATE_SECONDS = 15;

/** Cache-Control of files of the library, and of public user content, which is cached like its pages (`expireTime` is 45). */
export const CACHE_CONTROL = {
  library: 'public, max-age=300, stale-while-revalidate=86400',
  public: `s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=${45 - REVALIDATE_SECONDS}`,
  never: 'no-store',
} as const;

/**
 * Maximum number of attempts within `seconds`. For sign-in, sign-up and reset, `perAccount` limits one account from one address, and
 * `perDevice` one account in browsers in which its owner signed in before (lib/account/limit-attempts.ts).
 */
export const RATES = {
  signIn: { perAccount: 10, perAddress: 50, perDevice: 30, seconds: 300 },
  signUp: { perAccount: 5, perAddress: 20, seconds: 3600 },
  reset: { perAccount: 3, perAddress: 20, seconds: 3600 },
  /** Changes of an account that need its password, and new tokens and secret addresses of feeds. */
  sensitive: { perAccount: 10, perAddress: 50, seconds: 3600 },
  /** For 60 seconds after a link to a new address was sent, Supabase Auth sends an account no other one. Sending may take the rest. */
  newEmail: { perAccount: 1, seconds: 65 },
  write: { perAccount: 120, perAddress: 600, seconds: 60 },
  report: { perAccount: 20, perAddress: 60, seconds: 3600 },
  missedSearch: { perAddress: 20, seconds: 3600 },
  api: { perAddress: 600, seconds: 60 },
  transfer: { perAccount: 30, perAddress: 150, seconds: 600 },
} as const;

/** Limits of searches without a match, which are counted (the table `missed_searches`). */
export const MISSED_SEARCHES = {
  words: 6,
  wordLength: 30,
  /** Characters of all words. */
  length: 60,
  /** Different searches that are stored of one day. */
  rows: 2000,
  /** Maximum count of one search on one day. */
  count: 10_000,
  /** Days after which counts are deleted. */
  days: 90,
  /** Minimum number of days on which a search must have been made to be listed by `npm run searches`. */
  shownFromDays: 3,
  /** Milliseconds without a newer search before a search is counted. */
  settled: 3000,
  /** Maximum number of counts waiting in one process; further ones are dropped. */
  waiting: 10,
} as const;

/** Delay in milliseconds of attempts on one account from several addresses: `step` for each attempt beyond `perAccount`, up to `max`. */
export const SLOW_DOWN = { step: 250, max: 4000 } as const;

/**
 * Maximum number of attempts on one account from one address, or from browsers in which its owner signed in before, that wait in one process,
 * and the seconds after which a refused one may be repeated.
 */
export const WAITING_ATTEMPTS = { max: 3, seconds: 10 } as const;

/** Seconds for which a browser counts as known after a sign-in. */
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Time in milliseconds of responses that must not reveal whether an account exists: a minimum, and the maximum of a random addition. */
export const ANSWER_TIME = { floor: 500, jitter: 100 } as const;

/** Numbers of rows and the like that browsers need, too. */
export const COUNTS = {
  skeletons: 4,
  page: 24,
  /** Pages that "Load more" shows at once; after them the list starts again with the next rows, so that no page grows without end. */
  pagesOnScreen: 10,
  suggestions: 3,
  /** Categories, and tags, in the filter of My Prompts and the suggestions of its fields: those with the most prompts. */
  ownLabels: 50,
  paletteGroup: 5,
  recent: 8,
  profileInitials: 2,
  /** Collections up to which they are listed by title; beyond it the last used ones come first. */
  fewCollections: 8,
  lastUsedCollections: 5,
  promptsToAdd: 20,
  itemsAtOnce: 100,
} as const;

/** Numbers of rows and the like that only the server needs: a constant of their own, so that no page loads them. */
export const SERVER_COUNTS = {
  related: 4,
  popular: 4,
  /** Entries of an Atom feed, at most 24 (search_public_prompts in `supabase/migrations`). */
  feed: 24,
  /** Rows of a page of My Prompts and Saved, at most 100 (search_own_prompts in `supabase/migrations`). */
  ownPage: 50,
  /** Prompts on a category's own page; /prompts has the rest. A multiple of `page`. */
  category: 48,
  /** Categories in the filter of the community: those with the most prompts. */
  publicCategories: 50,
  /** Newest public prompts whose titles are used to correct typos in searches. */
  titlesForTypos: 1000,
  /** Pages of prompts, and pictures of them, that the build makes, unless BUILD_PAGES is `all`. */
  builtPrompts: 60,
  /** Library prompts that a browser stores, about 1.2 KB each. */
  offlinePrompts: 3000,
  sitemapPrompts: 1000,
  sitemapCollections: 1000,
  /** Matches of a search up to which they are counted (count_public_matches in `supabase/migrations`). */
  matches: 100,
  searchGroup: 8,
  people: 5,
  palettePins: 10,
  /** Rows per section of the start page; `home` is the row of the home page for signed-in users. */
  start: { pinned: 8, recent: 8, collections: 6, new: 6, home: 4 },
  /** Latest own and saved prompts that the start page reads, and in whose categories it shows new prompts. */
  usedForCategories: 60,
  /** Newest public prompts of which the start page shows those in the user's categories. */
  newestPublic: 100,
  unfilteredCollections: 20,
} as const;

/**
 * Limits of the API: prompts of a page; bytes of a request body (100,000 characters fit, even if each is written as \u0000), and values and
 * levels of its JSON; characters of a cursor.
 */
export const API = { page: 100, body: 700_000, values: 1000, depth: 20, cursor: 100 } as const;

/** Limits of the MCP server: entries of a page, and milliseconds for which a client may cache a list. */
export const MCP = { page: 100, ttl: 300_000 } as const;

/** Days for which the start page shows a prompt as new. */
export const NEW_DAYS = 30;

/** Breakpoints and other sizes in CSS pixels. */
export const SIZES = {
  phone: 768,
  columns: 960,
  stickyAfter: 120,
  shareWindow: { width: 550, height: 420 },
} as const;

/** Characters of a prompt's text in list queries (the column `preview` in `supabase/migrations`). */
export const PREVIEW_LENGTH = 600;

export const SNIPPET_LENGTH = 120;

/** Maximum characters of the texts of exported prompts. The Markdown of a collection has only the titles of further ones; a format refuses all. */
export const EXPORT_LENGTH = 1_000_000;

/** Maximum characters of the texts of a printed collection, and of a file of community prompts: 500 library prompts fit. */
export const PRINT_LENGTH = 400_000;

/** Public collections, and as many own ones, that one process prints concurrently, and the milliseconds after which one no longer counts. */
export const PRINTING = { atOnce: 2, longest: 10_000 } as const;

export const WORDS_PER_MINUTE = 200;

export const MAX_RAYCAST_URL = 6000;
