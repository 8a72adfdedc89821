import type { LabelKind } from './my-prompts/labels';

const withQuery = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/** URL paths of parts of My Prompts, settings, imports, suggestions, reports, moderation and files of own prompts. Not in lib/paths.ts, which every page loads. */
export const accountPaths = {
  deletedPrompts: '/dashboard/my-prompts/deleted',
  /** Categories or tags of own prompts; `rename` is the one whose form is open. */
  promptLabels: (kind: LabelKind, rename?: string) =>
    `/dashboard/my-prompts/${kind === 'tag' ? 'tags' : 'categories'}${rename ? `?${new URLSearchParams({ rename })}` : ''}`,
  /** Appends the offer to undo a change that was made on another page. */
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
  importPreview: (id: string, query = new URLSearchParams()) => withQuery(`/dashboard/import/${id}`, query),
  suggesting: '/dashboard/suggest',
  suggest: (promptId: string) => `/dashboard/suggest/${promptId}`,
  suggestions: '/dashboard/suggestions',
  suggestionsPage: (show: string | undefined, page = 1) =>
    withQuery('/dashboard/suggestions', new URLSearchParams({ ...(show && { show }), ...(page > 1 && { page: String(page) }) })),
  suggestion: (id: string) => `/dashboard/suggestions/${id}`,
  blocked: '/dashboard/suggestions/blocked',
  following: '/dashboard/following',
  /** The page to follow a person, by username, or a category, by name. */
  follow: (followed: { author?: string | undefined; category?: string | undefined }) =>
    withQuery('/dashboard/following', new URLSearchParams(Object.entries(followed).filter(([, value]) => value))),
  /** Page that ends the daily email of whoever got one with this secret. */
  unsubscribe: (secret: string) => `/unsubscribe/${secret}`,
  /** Beginning of the path of every report. */
  reporting: '/dashboard/report/',
  report: ({ kind, id }: { kind: string; id: string }) => `/dashboard/report/${kind}/${id}`,
  reports: '/dashboard/reports',
  reportSent: ({ kind, id }: { kind: string; id: string }) => `/dashboard/reports?sent=${kind}/${id}`,
  decisions: '/dashboard/decisions',
  moderation: (page = 1) => (page > 1 ? `/dashboard/moderation?page=${page}` : '/dashboard/moderation'),
  moderationOf: ({ kind, id }: { kind: string; id: string }) => `/dashboard/moderation/${kind}/${id}`,
  moderationLog: (page = 1) => (page > 1 ? `/dashboard/moderation/log?page=${page}` : '/dashboard/moderation/log'),
} as const;
