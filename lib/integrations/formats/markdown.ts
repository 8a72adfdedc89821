import { z } from 'zod';
import { promptMarkdown } from '../markdown/prompt';
import type { ExportFormat } from './export-format';
import { NOTES } from './notes';
import { tagsField } from './parse-file';

const fieldsSchema = z.object({
  title: z.string(),
  description: z.string().default(''),
  category: z.string().optional().catch(undefined),
  tags: tagsField,
});

export const markdown: ExportFormat = {
  id: 'markdown',
  name: 'Markdown',
  extension: 'md',
  mimeType: 'text/markdown; charset=utf-8',
  syntax: 'front-matter',
  several: false,
  notations: [],
  fields: ['title', 'category', 'tags'],
  write: promptMarkdown,
  notes: () => [NOTES.anythingElse],
  read({ text, data }) {
    const fields = fieldsSchema.safeParse(data);
    return fields.success ? [{ ...fields.data, text }] : null;
  },
};
