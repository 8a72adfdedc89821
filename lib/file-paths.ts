/** The kinds of things that have a social image of their own. */
export type SocialImageKind = 'site' | 'prompt' | 'guide' | 'category';

/** Addresses of files that are made of prompts, mostly by the path of a page. Apart from `paths`, which browsers load with every page. */
export const filePaths = {
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  /** The library as one file. */
  promptsData: '/data/prompts.json',
  /** The Markdown of a prompt, category, guide, public collection or profile. */
  markdown: (page: string) => `${page}.md`,
  /** A prompt as a skill (SKILL.md), for any agent or with the arguments of Claude Code. */
  skill: (page: string) => `${page}.skill.md`,
  claudeCodeSkill: (page: string) => `${page}.claude.skill.md`,
  /** Where programs find the skills of the library. */
  skillIndex: '/.well-known/agent-skills/index.json',
  /** A file of a format, or which formats there are, as JSON. */
  exported: (page: string, formatId: string) => `${page}/use/${formatId}`,
  formats: (page: string) => `${page}/use/formats.json`,
  socialImage: (kind: SocialImageKind, slug: string) => `/og/${kind}/${slug}.png`,
  /** The Atom feed of a list. */
  feed: (page: string) => `${page}.atom`,
  /** A prompt for a frame in a page of another site. */
  embed: (page: string) => `/embed${page}`,
  /** Says how the page of an address is embedded. */
  oembed: (url: string) => `/oembed?${new URLSearchParams({ url })}`,
  /** Where assistants reach the library, by the Model Context Protocol. */
  mcp: '/mcp',
  /** The package of the command line, as npm installs it (app/cli). */
  commandLine: '/cli/grok-prompts.tgz',
} as const;

/** The pages that other sites may show in a frame. */
export const isEmbedPath = (path: string): boolean => /^\/embed\/prompt\/(shared\/)?[\w-]+$/.test(path);
