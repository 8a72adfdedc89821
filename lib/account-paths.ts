/**
 * The URL paths of what leads into an account and out of it: its settings, tokens, exports and imports. Apart from the others because every page carries those
 * (a prompt's page has 24 KB of JavaScript).
 */
export const accountPaths = {
  /** Some of one's prompts, and a collection of one's, as a file in a format (lib/export-formats). */
  promptsFile: (format: string, query: URLSearchParams) => `/data/my-prompts/use/${format}?${query}`,
  collectionFile: (id: string, format: string) => `/data/my-collections/${id}/use/${format}`,
  tokens: '/dashboard/tokens',
  /** Email, password and sessions; and where the account is deleted. */
  account: '/dashboard/account',
  deleteAccount: '/dashboard/account/delete',
  /** What moderators decided of what is one's own. */
  decisions: '/dashboard/decisions',
  /** What the API does with a token. */
  developers: '/developers/yours',
  /** All that is somebody's, as a zip. */
  ownExport: '/data/my-export.zip',
  /** Prompts from elsewhere: where they are brought, where they are sent to, and what was sent. */
  imports: '/dashboard/import',
  importFiles: '/data/import',
  importRefused: (problem: string) => `/dashboard/import?${new URLSearchParams({ problem })}`,
  importPreview: (id: string) => `/dashboard/import/${id}`,
} as const;
