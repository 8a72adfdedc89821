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
} as const;
