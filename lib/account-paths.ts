import type { LabelKind } from './my-prompts/labels';
import { pathWithQuery } from './text/path-with-query.ts';

/**
 * URL paths of pages and files that most pages do not link to, nearly all for signed-in users. They are not in lib/paths.ts, because every page
 * loads that.
 */
export const accountPaths = {
  deletedPrompts: '/dashboard/my-prompts/deleted',
  /** Page of the categories or tags of own prompts; `rename` is the name of the one whose form to rename it is open. */
  promptLabels: (kind: LabelKind, rename?: string) =>
    `/dashboard/my-prompts/${kind === 'tag' ? 'tags' : 'categories'}${rename ? `?${new URLSearchParams({ rename })}` : ''}`,
  /** Adds the query by which a page offers to undo a change; `did` is the kind of the change. */
  withUndo: (path: string, undo: string, did: string) => `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ undo, did })}`,
  promptsMarkdown: (query: URLSearchParams) => `/data/my-prompts.md?${query}`,
  promptsFile: (format: string, query: URLSearchParams) => `/data/my-prompts/use/${format}?${query}`,
  collectionFile: (id: string, format: string) => `/data/my-collections/${id}/use/${format}`,
  tokens: '/dashboard/tokens',
  account: '/dashboard/account',
  deleteAccount: '/dashboard/account/delete',
  ownApi: '/developers/yours',
  ownExport: '/data/my-export.zip',
  imports: '/dashboard/import',
  importFiles: '/data/import',
  importRefused: (problem: string) => `/dashboard/import?${new URLSearchParams({ problem })}`,
  importPreview: (id: string, query = new URLSearchParams()) => pathWithQuery(`/dashboard/import/${id}`, query),
  suggesting: '/dashboard/suggest',
  suggest: (promptId: string) => `/dashboard/suggest/${promptId}`,
  suggestions: '/dashboard/suggestions',
  suggestionsPage: (show: string | undefined, page = 1) =>
    pathWithQuery('/dashboard/suggestions', new URLSearchParams({ ...(show && { show }), ...(page > 1 && { page: String(page) }) })),
  suggestion: (id: string) => `/dashboard/suggestions/${id}`,
  blocked: '/dashboard/suggestions/blocked',
  following: '/dashboard/following',
  /** Page to follow a person, by username, or a category, by name. */
  follow: (followed: { author?: string | undefined; category?: string | undefined }) =>
    pathWithQuery('/dashboard/following', new URLSearchParams(Object.entries(followed).filter(([, value]) => value))),
  /** Page that ends the daily email of the person whose emails contain this secret. */
  unsubscribe: (secret: string) => `/unsubscribe/${secret}`,
  /** Beginning of the paths of all pages to report something. */
  reporting: '/dashboard/report/',
  report: ({ kind, id }: { kind: string; id: string }) => `/dashboard/report/${kind}/${id}`,
  reports: '/dashboard/reports',
  reportSent: ({ kind, id }: { kind: string; id: string }) => `/dashboard/reports?sent=${kind}/${id}`,
  decisions: '/dashboard/decisions',
  moderation: (page = 1) => (page > 1 ? `/dashboard/moderation?page=${page}` : '/dashboard/moderation'),
  moderationOf: ({ kind, id }: { kind: string; id: string }) => `/dashboard/moderation/${kind}/${id}`,
  moderationLog: (page = 1) => (page > 1 ? `/dashboard/moderation/log?page=${page}` : '/dashboard/moderation/log'),
} as const;
