/**
 * URL paths of pages and of the data they load. Those of generated files are in file-paths.ts, more of those for signed-in users in
 * account-paths.ts.
 */
export const paths = {
  home: '/',
  prompts: '/prompts',
  publicPrompts: '/prompts/shared',
  publicPrompt: (id: string) => `/prompt/shared/${id}`,
  promptSuggestions: (id: string) => `/prompt/shared/${id}/history`,
  profile: (username: string) => `/u/${username}`,
  /** Page of the list of a user's public prompts; page 1 is the profile. */
  profilePrompts: (username: string, page: number) => (page > 1 ? `/u/${username}/prompts/${page}` : `/u/${username}`),
  publicCollection: (username: string, slug: string, page = 1) => (page > 1 ? `/u/${username}/${slug}/${page}` : `/u/${username}/${slug}`),
  printPublicCollection: (username: string, slug: string) => `/u/${username}/${slug}/print`,
  login: '/login',
  signup: '/signup',
  reset: '/reset',
  authConfirm: '/auth/confirm',
  dashboard: '/dashboard',
  start: '/dashboard/start',
  saved: '/dashboard/saved',
  /** Page that saves or removes a prompt without JavaScript. `promptId` is a library slug or the id of a user's prompt. */
  savePrompt: (promptId: string) => `/dashboard/saved/${promptId}`,
  myPrompts: '/dashboard/my-prompts',
  userPrompt: (id: string) => `/dashboard/my-prompts/${id}`,
  editUserPrompt: (id: string) => `/dashboard/my-prompts/${id}/edit`,
  /** Page of the versions of a prompt, which shows the newest without `version`. */
  promptVersions: (id: string, version?: string) =>
    `/dashboard/my-prompts/${id}/versions${version ? `?v=${encodeURIComponent(version)}` : ''}`,
  createPrompt: '/dashboard/create',
  collections: '/dashboard/collections',
  collection: (id: string) => `/dashboard/collections/${id}`,
  editCollection: (id: string) => `/dashboard/collections/${id}/edit`,
  createCollection: '/dashboard/collections/new',
  addToCollection: (promptId: string) => `/dashboard/collections/add/${promptId}`,
  collectionChoices: (promptId: string) => `/data/my-collections.json?prompt=${promptId}`,
  promptsToAdd: (q: string) => `/data/prompts-to-add.json?${new URLSearchParams({ q })}`,
  printCollection: (id: string) => `/dashboard/collections/${id}/print`,
  makeMine: (promptId: string) => `/dashboard/make-mine/${promptId}`,
  editProfile: '/dashboard/profile',
  savedIds: '/data/saved.json',
  homeData: '/data/home.json',
  promptUses: '/data/uses',
  prompt: (slug: string) => `/prompt/${slug}`,
  /** JSON of a library prompt by its slug, or of a user's prompt by its id. */
  promptData: (promptId: string) => `/data/prompts/${promptId}.json`,
  titlesData: '/data/titles.json',
  category: (slug: string) => `/category/${slug}`,
  search: '/search',
  /** Page of the results of a search in the library, or in everything. */
  searchFor: (q: string, everything = false) => `${everything ? '/search' : '/prompts'}?${new URLSearchParams({ q })}`,
  paletteData: (q: string) => `/data/palette.json?${new URLSearchParams({ q })}`,
  /** Endpoint of the API: `path` begins with a slash. */
  api: (path: string) => `/api/v1${path}`,
  connect: '/connect',
  developers: '/developers',
  guides: '/guides',
  guide: (slug: string) => `/guides/${slug}`,
  faq: '/faq',
  /** A page of text, by the name of its file in content/pages. */
  textPage: (slug: string) => `/${slug}`,
  about: '/about',
  trials: '/trials',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Start of a fragment with values for blanks (lib/prompts/shared-values.ts). */
export const VALUES_FRAGMENT = '#v=';

export const isListPath = (path: string): boolean =>
  /^\/(prompts|search|category|u)(\/|$)|^\/dashboard(\/(start|saved|my-prompts|collections))?$/.test(path);
