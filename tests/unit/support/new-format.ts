import type { ExportFormat } from '@/lib/integrations/formats/export-format';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from '@/lib/integrations/formats/placeholder-text';
import { identifierOf, nameOf } from '@/lib/prompts/identifier';
import { escapeBlanks } from '@/lib/prompts/template';

const LAST = '<<anythingElse>>';

/** A format that the site does not have, with an extension, a syntax and variables of its own. */
export const newFormat: ExportFormat = {
  id: 'new',
  name: 'New',
  extension: 'new-prompt',
  mimeType: 'text/plain; charset=utf-8',
  syntax: 'none',
  several: false,
  notations: [{ expression: /<<(?<name>\w{1,60})>>/gu, read: ({ name = '' }) => ({ name }), kept: /<<>>/g }],
  fields: [],
  write: (prompt) => {
    const text = placeholderText(prompt, { text: (plain) => plain, blank: (name) => `<<${identifierOf(name)}>>` }, LAST);
    return `name = ${prompt.title}\nabout = ${prompt.description}\n***\n${text}`;
  },
  notes: () => [],
  read({ text: file }) {
    const [, title, description, text] = /^name = (.*)\nabout = (.*)\n\*\*\*\n([\s\S]+)$/.exec(file) ?? [];
    if (title === undefined || description === undefined || text === undefined) return null;
    const written = withoutLast(text, LAST);
    if (written === text) return [{ title, description, text: escapeBlanks(text), written, left: description ? ['about'] : [] }];
    const template = readPlaceholderText(written, findPlaceholders(written, /<<([a-z0-9_]+)>>/g, nameOf), (plain) => plain);
    return [{ title, description, text: template, written, notations: [] }];
  },
};
