import { z } from 'zod';
import type { ExportFormat } from '../integrations/formats/export-format';
import { markdown } from '../integrations/formats/markdown';
import { claudeCode, skill } from '../integrations/formats/skill';
import { vscode } from '../integrations/formats/vscode';
import { site } from '../site';
import { isUuid } from '../text/uuid';

const OWN_PROMPT_FIELDS = new Set(['title', 'description', 'category', 'tags', 'blanks', 'created', 'updated', 'author']);

/**
 * The front matter that the site writes. That of a library or public prompt has a `url`, of the site or beside a `license`. That of an own prompt has
 * no field outside OWN_PROMPT_FIELDS, a time in `created` and never a text as `author`, unlike notes of other programs.
 */
const markdownSchema = z.looseObject({ title: z.string(), description: z.string(), created: z.string() }).refine((fields) => {
  const { data } = z.object({ url: z.string(), license: z.unknown() }).safeParse(fields);
  if (data) return data.url.startsWith(site.url) || data.license !== undefined;
  const areKnown = Object.keys(fields).every((name) => OWN_PROMPT_FIELDS.has(name));
  return areKnown && fields.created.includes('T') && typeof fields.author !== 'string';
});

/** The front matter of a file that the command line wrote for an own prompt. */
const pulledSchema = z.strictObject({
  id: z.string().refine(isUuid),
  title: z.string(),
  category: z.string().optional(),
  tags: z.array(z.string()).optional(),
});

const skillSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  license: z.string().optional(),
  arguments: z.array(z.string()).optional(),
  'argument-hint': z.string().optional(),
  'disable-model-invocation': z.boolean().optional(),
  metadata: z.strictObject({
    title: z.string(),
    category: z.string().optional(),
    author: z.string().optional(),
    url: z.string().optional(),
  }),
});

/** The format of a file that may be one that the site wrote, by its front matter and path; null for any other file. */
export function ourFormat(fields: unknown, path: string): ExportFormat | null {
  if (/\.prompt\.md$/i.test(path)) return vscode;
  if (markdownSchema.safeParse(fields).success || pulledSchema.safeParse(fields).success) return markdown;
  const { data } = skillSchema.safeParse(fields);
  return data ? (data.arguments ? claudeCode : skill) : null;
}
