import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import type { Blank } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, ANYTHING_ELSE_HINT } from '../../prompts/template';
import { withFrontMatter } from '../../text/markdown';
import { mapTexts } from '../../text/record';
import { spaceEscape } from '../../text/space-escape';
import type { ExportFormat } from './export-format';
import { addedSpaceNote, choicesNote, NOTES, optionalNote } from './notes';
import { placeholdersOf, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

/** Adds a space within text that VS Code would fill in or read: variables, files, tools and links. */
const vscodeEscape = spaceEscape([
  ['\\$', '\\{'],
  ['#', '(?:file|folder|sym|tool):|(?:changes|codebase|editor|fetch|problems|selection|terminal\\w*|usages)\\b'],
  ['\\]', '\\((?!https?://)'],
]);

const EXAMPLE = 'e.g. ';

/** The text that VS Code shows in the field of a blank: the default, else the example; empty without both, or for one that it cannot hold. */
export function vscodeHint({ default: given, example }: Pick<Blank, 'default' | 'example'>): string {
  const hint = given ?? (example && EXAMPLE + example);
  return /[}\n\r]/.test(hint) ? '' : hint;
}

const fieldsSchema = z.object({ description: z.string().default('').catch('') });
const LAST_INPUT = `\${input:${ANYTHING_ELSE.name}:${ANYTHING_ELSE_HINT}}`;
/**
 * Matches a variable `${input:name:hint}`, and one without an end up to the end of the line, because looking for the end again from each beginning
 * would take the square of the length of a line.
 */
const INPUT = /\$\{input:([a-z0-9_]+)(?::([^}\n]*))?(\}?)/g;

/** Prompt files of VS Code, in which a blank is an input variable. They ask for each value, and hold no choices. */
export const vscode: ExportFormat = {
  id: 'vscode',
  name: 'VS Code',
  extension: 'prompt.md',
  mimeType: 'text/markdown; charset=utf-8',
  syntax: 'front-matter',
  several: false,
  notations: ['dollar'],
  fields: [],
  write: (prompt) => {
    const { write } = vscodeEscape;
    const hints = new Map(prompt.blanks.map((blank) => [blank.name, write(vscodeHint(blank))]));
    const blank = (name: string) => `\${${['input', identifierOf(name), hints.get(name)].filter(Boolean).join(':')}}`;
    return withFrontMatter(
      mapTexts({ description: prompt.description }, write),
      placeholderText(prompt, { text: write, blank }, LAST_INPUT),
    );
  },
  notes: (prompt) => [
    NOTES.title,
    ...optionalNote(prompt),
    ...choicesNote(prompt),
    ...(prompt.blanks.some((blank) => (blank.default ?? blank.example) && !vscodeHint(blank)) ? [NOTES.defaults] : []),
    ...addedSpaceNote(prompt, 'VS Code', vscodeEscape),
  ],
  read({ text: source, data }) {
    const fields = fieldsSchema.safeParse(data);
    const body = withoutLast(source, LAST_INPUT);
    if (!fields.success || body === source) return null;
    const { read } = vscodeEscape;
    const inputs = [...body.matchAll(INPUT)].filter(([, , , end]) => end);
    const hints = inputs.map(([, name = '', hint = '']) => [nameOf(name), read(hint)] as const);
    const offers = new Map(
      hints
        .filter(([, hint]) => hint)
        .map(([name, hint]) => [name, hint.startsWith(EXAMPLE) ? { example: hint.slice(EXAMPLE.length) } : { default: hint }]),
    );
    const text = readPlaceholderText(body, placeholdersOf(inputs, nameOf), read, offers);
    return [{ title: '', ...mapTexts(fields.data, read), text, written: body }];
  },
};
