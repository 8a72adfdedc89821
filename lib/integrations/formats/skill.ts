import { z } from 'zod';
import { mapTexts } from '../../text/record';
import type { SpaceEscape } from '../../text/space-escape';
import { parseClaudeCodeText } from '../skills/claude-code-text';
import { claudeEscape } from '../skills/claude-escape';
import { skillMarkdown } from '../skills/skill';
import { parseSkillText } from '../skills/skill-text';
import type { ExportFormat, ParsedPrompt } from './export-format';
import { addedSpaceNote, optionalNote } from './notes';
import type { FileContent } from './parse-file';

const fieldsSchema = z.object({
  name: z.string(),
  description: z.string(),
  metadata: z.object({ title: z.string().optional(), category: z.string().optional() }).optional().catch(undefined),
});

const SHARED = {
  mimeType: 'text/markdown; charset=utf-8',
  syntax: 'front-matter',
  several: false,
  notations: ['braces', 'arguments', 'positions'],
  fields: ['name', 'description', 'metadata'],
} as const;

export const skill: ExportFormat = {
  id: 'skill',
  name: 'SKILL.md',
  extension: 'skill.md',
  ...SHARED,
  write: (prompt) => skillMarkdown(prompt, 'portable'),
  notes: (prompt) => addedSpaceNote(prompt, 'Claude Code', claudeEscape),
  read: (file) => readSkill(file, (text, read) => parseSkillText(read(text))),
};

/** SKILL.md with arguments, which Claude Code fills in. */
export const claudeCode: ExportFormat = {
  id: 'claude-code',
  name: 'Claude Code',
  extension: 'claude.skill.md',
  ...SHARED,
  write: (prompt) => skillMarkdown(prompt, 'claude-code'),
  notes: (prompt) => [...optionalNote(prompt), ...addedSpaceNote(prompt, 'Claude Code', claudeEscape)],
  read: (file) => readSkill(file, parseClaudeCodeText),
};

/** Reads SKILL.md. `parseText` also gets the function that removes the spaces that `claudeEscape` added, if the site wrote the file. */
function readSkill({ text, data }: FileContent, parseText: (text: string, read: SpaceEscape['read']) => string): ParsedPrompt[] | null {
  const fields = fieldsSchema.safeParse(data);
  if (!fields.success) return null;
  const { name, description, metadata } = fields.data;
  const read: SpaceEscape['read'] = metadata?.title === undefined ? (text) => text : claudeEscape.read;
  const title = metadata?.title ?? name;
  const given = description.startsWith(`${title}: `) ? description.slice(title.length + 2) : description;
  const said = mapTexts({ title, description: given, category: metadata?.category }, read);
  return [{ ...said, text: parseText(text, read) }];
}
