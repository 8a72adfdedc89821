export const SOCIAL_IMAGE_KINDS = ['site', 'prompt', 'guide', 'category'] as const;
export type SocialImageKind = (typeof SOCIAL_IMAGE_KINDS)[number];

/** URL paths of generated files, many of them by the path of the page that they belong to. They are not in lib/paths.ts, which browsers load with every page. */
export const filePaths = {
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  promptsData: '/data/prompts.json',
  /** All library prompts as the browser shows them without a connection. */
  libraryData: '/data/library.json',
  offline: '/offline',
  share: '/share',
  markdown: (page: string) => `${page}.md`,
  /** Prompt as a skill (SKILL.md) for any agent. */
  skill: (page: string) => `${page}.skill.md`,
  /** Prompt as a skill (SKILL.md) with the arguments of Claude Code. */
  claudeCodeSkill: (page: string) => `${page}.claude.skill.md`,
  skillIndex: '/.well-known/agent-skills/index.json',
  exported: (page: string, formatId: string) => `${page}/use/${formatId}`,
  /** A page that links to the exported files of another. */
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
  /** npm package of the command line client (app/cli). */
  commandLine: '/cli/grok-prompts.tgz',
} as const;

export const isEmbedPath = (path: string): boolean => /^\/embed\/prompt\/(shared\/)?[\w-]+$/.test(path);
