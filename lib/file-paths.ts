export const SOCIAL_IMAGE_KINDS = ['site', 'prompt', 'guide', 'category'] as const;
export type SocialImageKind = (typeof SOCIAL_IMAGE_KINDS)[number];

/**
 * URL paths of files, of endpoints for programs and of pages that are not in lib/paths.ts, because browsers load that with every page. `page` is
 * the path of a page.
 */
export const filePaths = {
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  promptsData: '/data/prompts.json',
  /** JSON of the library prompts that the browser shows without a connection. */
  libraryData: '/data/library.json',
  offline: '/offline',
  share: '/share',
  markdown: (page: string) => `${page}.md`,
  /** SKILL.md of a prompt, for any agent. */
  skill: (page: string) => `${page}.skill.md`,
  /** SKILL.md of a prompt, with the arguments of Claude Code. */
  claudeCodeSkill: (page: string) => `${page}.claude.skill.md`,
  skillIndex: '/.well-known/agent-skills/index.json',
  exported: (page: string, formatId: string) => `${page}/use/${formatId}`,
  /** The page with links to all exported files of a page. */
  exports: (page: string) => `${page}/use`,
  formats: (page: string) => `${page}/use/formats.json`,
  socialImage: (kind: SocialImageKind, slug: string) => `/og/${kind}/${slug}.png`,
  feed: (page: string) => `${page}.atom`,
  embed: (page: string) => `/embed${page}`,
  oembed: (url: string) => `/oembed?${new URLSearchParams({ url })}`,
  publicCollectionMarkdown: (id: string) => `/data/collections/${id}.md`,
  collectionMarkdown: (id: string) => `/data/my-collections/${id}.md`,
  openApi: '/api/v1/openapi.json',
  sitemap: '/sitemap.xml',
  mcp: '/mcp',
  /** The npm package of the command line (packages/cli). */
  commandLine: '/cli/grok-prompts.tgz',
} as const;

export const isEmbedPath = (path: string): boolean => /^\/embed\/prompt\/(shared\/)?[\w-]+$/.test(path);
