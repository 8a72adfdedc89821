/** Kinds of pages with their own social image. */
export type SocialImageKind = 'site' | 'prompt' | 'guide' | 'category';

/** URLs of generated files, mostly by the path of a page. Not in lib/paths.ts, which browsers load with every page. */
export const filePaths = {
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  promptsData: '/data/prompts.json',
  /** Markdown of a prompt, category, guide, public collection or profile. */
  markdown: (page: string) => `${page}.md`,
  /** Prompt as a skill (SKILL.md), for any agent or with the arguments of Claude Code. */
  skill: (page: string) => `${page}.skill.md`,
  claudeCodeSkill: (page: string) => `${page}.claude.skill.md`,
  /** Index of the library's skills for agents. */
  skillIndex: '/.well-known/agent-skills/index.json',
  /** File of an export format, or the list of formats as JSON. */
  exported: (page: string, formatId: string) => `${page}/use/${formatId}`,
  formats: (page: string) => `${page}/use/formats.json`,
  socialImage: (kind: SocialImageKind, slug: string) => `/og/${kind}/${slug}.png`,
  feed: (page: string) => `${page}.atom`,
  /** Page of a prompt that other sites embed in a frame. */
  embed: (page: string) => `/embed${page}`,
  /** oEmbed response (https://oembed.com) for the page of a URL. */
  oembed: (url: string) => `/oembed?${new URLSearchParams({ url })}`,
  /** Server of the Model Context Protocol. */
  mcp: '/mcp',
  /** npm package of the command line client (app/cli). */
  commandLine: '/cli/grok-prompts.tgz',
} as const;

/** True for the pages that other sites may show in a frame. */
export const isEmbedPath = (path: string): boolean => /^\/embed\/prompt\/(shared\/)?[\w-]+$/.test(path);
