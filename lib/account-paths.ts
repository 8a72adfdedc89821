/**
 * The URL paths of what leads into an account and out of it: its settings, tokens, exports and imports; and of reports and moderation. Apart from the others because every page carries those
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
  /** The API with a token. */
  developers: '/developers/yours',
  /** All that is somebody's, as a zip. */
  ownExport: '/data/my-export.zip',
  /** Prompts from elsewhere: where they are brought, where they are sent to, and what was sent. */
  imports: '/dashboard/import',
  importFiles: '/data/import',
  importRefused: (problem: string) => `/dashboard/import?${new URLSearchParams({ problem })}`,
  importPreview: (id: string) => `/dashboard/import/${id}`,
  /** Where something public is reported (lib/moderation/thing.ts), what such paths begin with, and what somebody has reported. */
  reporting: '/dashboard/report/',
  report: ({ kind, id }: { kind: string; id: string }) => `/dashboard/report/${kind}/${id}`,
  reports: '/dashboard/reports',
  reportSent: ({ kind, id }: { kind: string; id: string }) => `/dashboard/reports?sent=${kind}/${id}`,
  /** Decisions of moderators on the user's own things. */
  decisions: '/dashboard/decisions',
  /** For moderators: what is to be looked at, one thing of it, and what was done. */
  moderation: '/dashboard/moderation',
  moderationPage: (page: number) => (page > 1 ? `/dashboard/moderation?page=${page}` : '/dashboard/moderation'),
  moderationOf: ({ kind, id }: { kind: string; id: string }) => `/dashboard/moderation/${kind}/${id}`,
  moderationLog: (page = 1) => (page > 1 ? `/dashboard/moderation/log?page=${page}` : '/dashboard/moderation/log'),
} as const;
