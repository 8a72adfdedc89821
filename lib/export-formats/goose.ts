import { stringify } from 'yaml';
import { z } from 'zod';
import { identifierOf, nameOf } from '../prompts/identifier';
import type { Blank } from '../prompts/prompt-document';
import { labelOf, parseTemplate } from '../prompts/template';
import { templateOf, type WrittenSegment } from '../prompts/write-template';
import type { ExportFormat } from './export-format';
import { closedChoicesNote } from './notes';
import { parseYaml } from './parse-file';

/** A brace as Jinja says it where it would begin something of its own. */
const BRACE = '{% raw %}{{% endraw %}';
const escapeBraces = (text: string) => text.replace(/\{(?=[{%#]|$)/g, BRACE);

function goosePrompt(template: string): string {
  return parseTemplate(template)
    .map((segment) => {
      if (segment.kind === 'text') return escapeBraces(segment.text);
      const key = identifierOf(segment.name);
      const words = `${escapeBraces(segment.before)}{{ ${key} }}${escapeBraces(segment.after)}`;
      return segment.optional ? `{% if ${key} %}${words}{% endif %}` : words;
    })
    .join('');
}

const EXAMPLE = ', e.g. ';

/** goose asks that what is optional has a default. */
function parameter({ name, default: given, choices, example, optional }: Blank) {
  return {
    key: identifierOf(name),
    input_type: choices.length > 0 ? 'select' : 'string',
    requirement: optional || given !== null ? 'optional' : 'required',
    ...((optional || given !== null) && { default: given ?? '' }),
    description: labelOf(name) + (example ? EXAMPLE + example : ''),
    ...(choices.length > 0 && { options: choices }),
  };
}

const TOKEN = /\{% raw %\}\{\{% endraw %\}|\{% if ([a-z0-9_]+) %\}|\{% endif %\}|\{\{ ([a-z0-9_]+) \}\}/g;

/** The segments of such a prompt. */
function readPrompt(prompt: string): WrittenSegment[] {
  const segments: WrittenSegment[] = [];
  let words = '';
  let part: { before: string; name: string } | null = null;
  let from = 0;
  const endText = () => {
    if (words) segments.push({ kind: 'text', text: words });
    words = '';
  };
  for (const { 0: token, 1: condition, 2: key, index } of prompt.matchAll(TOKEN)) {
    words += prompt.slice(from, index);
    from = index + token.length;
    if (token === BRACE) words += '{';
    else if (condition) {
      endText();
      part = { before: '', name: '' };
    } else if (key && part) {
      part = { before: words, name: nameOf(key) };
      words = '';
    } else if (key) {
      endText();
      segments.push({ kind: 'blank', name: nameOf(key), optional: false, before: '', after: '' });
    } else if (part?.name) {
      segments.push({ kind: 'blank', ...part, optional: true, after: words });
      words = '';
      part = null;
    }
  }
  words += prompt.slice(from);
  endText();
  return segments;
}

const fileSchema = z.object({
  title: z.string(),
  description: z.string().default(''),
  prompt: z.string(),
  parameters: z
    .array(
      z.object({
        key: z.string(),
        default: z.string().optional(),
        description: z.string().default(''),
        options: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});

/** A recipe of goose. It holds all of a prompt but that something else than the choices can be written. */
export const goose: ExportFormat = {
  ...{ id: 'goose', name: 'goose', extension: 'goose.yaml', mimeType: 'application/yaml; charset=utf-8', several: false },
  write: ([prompt]) => {
    if (!prompt) return '';
    const { title, description, text, blanks } = prompt;
    const parameters = blanks.length > 0 ? { parameters: blanks.map(parameter) } : {};
    const recipe = { version: '1.0.0', title, description, prompt: goosePrompt(text), ...parameters };
    return stringify(recipe, { lineWidth: 0, aliasDuplicateObjects: false });
  },
  notes: (prompt) => closedChoicesNote(prompt),
  parse(file) {
    const recipe = fileSchema.safeParse(parseYaml(file));
    if (!recipe.success) return null;
    const { title, description, prompt, parameters } = recipe.data;
    const segments = readPrompt(prompt);
    const asked = new Set(segments.flatMap((segment) => (segment.kind === 'blank' && !segment.optional ? [segment.name] : [])));
    const offers = parameters.map(({ key, default: given = null, description: about, options }) => {
      const name = nameOf(key);
      const example = about.startsWith(labelOf(name) + EXAMPLE) ? about.slice(labelOf(name).length + EXAMPLE.length) : '';
      return { name, default: asked.has(name) ? given : null, choices: options, example };
    });
    return [{ title, description, text: templateOf(segments, offers) }];
  },
};
