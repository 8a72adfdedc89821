import { z } from 'zod';
import { promptMarkdown } from '../markdown/prompt';
import { splitFrontMatter } from '../text/markdown';
import type { ExportFormat } from './export-format';

const fieldsSchema = z.object({ title: z.string(), description: z.string().default(''), category: z.string().optional().catch(undefined) });

/** The Markdown of this site. */
export const markdown: ExportFormat = {
  ...{ id: 'markdown', name: 'Markdown', extension: 'md', mimeType: 'text/markdown; charset=utf-8', several: false },
  write: (prompts) => prompts.map(promptMarkdown).join('\n'),
  notes: () => [],
  parse(file) {
    const document = splitFrontMatter(file);
    const fields = fieldsSchema.safeParse(document?.fields);
    return document && fields.success ? [{ ...fields.data, text: document.body }] : null;
  },
};
