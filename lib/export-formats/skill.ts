import { z } from 'zod';
import { parseClaudeCodeText } from '../skills/claude-code-text';
import { type SkillFlavor, skillMarkdown } from '../skills/skill';
import { parseSkillText } from '../skills/skill-text';
import { withoutCommands } from '../skills/without-commands';
import { splitFrontMatter } from '../text/markdown';
import type { ExportFormat } from './export-format';
import { optionalNote } from './notes';

const fieldsSchema = z.object({
  name: z.string(),
  description: z.string(),
  metadata: z.object({ title: z.string().optional(), category: z.string().optional() }).optional().catch(undefined),
});

/** SKILL.md for any agent. */
export const skill: ExportFormat = {
  ...{ id: 'skill', name: 'SKILL.md', extension: 'skill.md', mimeType: 'text/markdown; charset=utf-8', several: false },
  write: write('portable'),
  notes: commandNote,
  parse: (file) => parse(file, parseSkillText),
};

/** SKILL.md with the arguments of Claude Code. */
export const claudeCode: ExportFormat = {
  ...{ id: 'claude-code', name: 'Claude Code', extension: 'claude.skill.md', mimeType: 'text/markdown; charset=utf-8', several: false },
  write: write('claude-code'),
  notes: (prompt) => [...optionalNote(prompt), ...commandNote(prompt)],
  parse: (file) => parse(file, parseClaudeCodeText),
};

function write(flavor: SkillFlavor): ExportFormat['write'] {
  return (prompts) => prompts.map((prompt) => skillMarkdown(prompt, flavor)).join('\n');
}

function commandNote({ text }: { text: string }): string[] {
  return text === withoutCommands(text) ? [] : ['Commands that Claude Code would run are text in it.'];
}

function parse(file: string, parseText: (text: string) => string): ReturnType<ExportFormat['parse']> {
  const document = splitFrontMatter(file);
  const fields = fieldsSchema.safeParse(document?.fields);
  if (!document || !fields.success) return null;
  const { name, description, metadata } = fields.data;
  const title = metadata?.title ?? name;
  const given = description.startsWith(`${title}: `) ? description.slice(title.length + 2) : description;
  return [{ title, description: given, category: metadata?.category, text: parseText(document.body) }];
}
