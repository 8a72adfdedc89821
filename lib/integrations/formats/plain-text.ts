import { fillTemplate } from '../../prompts/template';
import type { ExportFormat } from './export-format';
import { NOTES } from './notes';

/** The text of a prompt with no blank filled in, as it would be sent. */
export const plainText: ExportFormat = {
  id: 'text',
  name: 'Plain text',
  extension: 'txt',
  mimeType: 'text/plain; charset=utf-8',
  syntax: 'none',
  several: false,
  notations: ['braces', 'dollar', 'arguments'],
  fields: [],
  write: ({ text }) => fillTemplate(text),
  notes: ({ blanks }) => [
    NOTES.title,
    NOTES.anythingElse,
    ...(blanks.some(({ optional }) => optional) ? ['Optional parts are left out.'] : []),
    ...(blanks.some(({ default: given }) => given !== null) ? ['Other blanks show their defaults.'] : []),
  ],
  read: ({ text }) => [{ title: '', description: '', text }],
};
