/** Addresses of the files that are made of a page's prompts, by the path of the page. Apart from `paths`, which every page loads. */
export const filePaths = {
  /** A prompt as a skill (SKILL.md), for any agent or with the arguments of Claude Code. */
  skill: (page: string) => `${page}.skill.md`,
  claudeCodeSkill: (page: string) => `${page}.claude.skill.md`,
  /** A file of a format, or which formats there are, as JSON. */
  exported: (page: string, formatId: string) => `${page}/use/${formatId}`,
  formats: (page: string) => `${page}/use/formats.json`,
} as const;
