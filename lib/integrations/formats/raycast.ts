import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import { ANYTHING_ELSE_GIVEN } from '../../prompts/placeholders';
import type { Blank, PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, escapeBlanks } from '../../prompts/template';
import { BLANK_PLACE, spaceEscape } from '../../text/space-escape';
import type { ExportFormat, VariableRule } from './export-format';
import { addedSpaceNote, closedChoicesNote, examplesNote, NOTES, optionalNote } from './notes';
import { findPlaceholders, placeholderText, readPlaceholderText, withoutLast } from './placeholder-text';

const MAX_ARGUMENTS = 3;
/** Adds a space within text that Raycast would fill in, such as {clipboard} and {date format="yyyy"}. */
const raycastEscape = spaceEscape([
  ['\\{', '(?:argument|browser-tab|calculator|clipboard|cursor|date|datetime|day|focused-text|random|selection|snippet|time|uuid)\\b'],
  // A blank that stays in brackets would be text after a backslash.
  ['\\\\', BLANK_PLACE],
]);
/** Characters that Raycast cannot escape in an argument. */
const UNSAFE = /["{}[\]\n\r]/;

/** The default of a blank, null if Raycast cannot hold it, and the choices, none if Raycast cannot hold one of them. */
export function raycastOffers({ default: given, choices }: Pick<Blank, 'default' | 'choices'>) {
  const isList = choices.every((choice) => !UNSAFE.test(choice) && !choice.includes(',') && choice.trim() === choice);
  return { default: given !== null && !UNSAFE.test(given) ? given : null, choices: isList ? choices : [] };
}

function argument(blank: Blank): string {
  const { default: given, choices } = raycastOffers(blank);
  const attributes = { name: identifierOf(blank.name), default: given, options: choices.length > 0 ? choices.join(', ') : null };
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : `${name}="${value}"`));
  return `{argument ${written.join(' ')}}`;
}

const BRACKET = /\[(?=[A-Z0-9_]+[|?\]])/g;
const ESCAPED_BRACKET = /\\(?=\[[A-Z0-9_]+[|?\]])/g;

const LAST_ARGUMENT = `{argument name="${ANYTHING_ELSE.name}" default=""}`;

/** The text of a prompt for Raycast. Blanks beyond the first three stay in brackets; with three or more, brackets that are no blanks are escaped. */
function raycastText(prompt: PromptDocument): string {
  const first = new Map(prompt.blanks.slice(0, MAX_ARGUMENTS).map((blank) => [blank.name, argument(blank)]));
  const blank = (name: string) => first.get(name) ?? `[${name}]`;
  const text = (plain: string) => raycastEscape.write(first.size < MAX_ARGUMENTS ? plain : plain.replace(BRACKET, '\\['));
  return placeholderText(prompt, { text, blank }, first.size < MAX_ARGUMENTS ? LAST_ARGUMENT : ANYTHING_ELSE_GIVEN);
}

const ARGUMENT = /\{argument name="([a-z0-9_]+)"(?: default="([^"{}\n]*)")?(?: options="([^"{}\n]*)")?\}/g;
const BLANK = /(?<!\\)\[([A-Z0-9_]+)\]/g;

function readOurText(source: string): string {
  const offers = new Map(
    [...source.matchAll(ARGUMENT)].map(([, name = '', given, options]) => [
      nameOf(name),
      { default: given ?? null, choices: options ? options.split(', ') : [] },
    ]),
  );
  const found = findPlaceholders(source, ARGUMENT, nameOf);
  if (offers.size < MAX_ARGUMENTS) return readPlaceholderText(source, found, raycastEscape.read, offers);
  const others = findPlaceholders(source, BLANK, (name) => name);
  const inOrder = [...found, ...others].sort((a, b) => a.start - b.start);
  return readPlaceholderText(source, inOrder, (text) => raycastEscape.read(text).replace(ESCAPED_BRACKET, ''), offers);
}

const commandSchema = z
  .looseObject({ title: z.string(), prompt: z.string().min(1) })
  .refine((entry) => 'creativity' in entry || 'icon' in entry || /\{(?:argument|selection)\b/.test(entry.prompt));
/** A snippet of Raycast, whose placeholders are those of a prompt. */
const snippetSchema = z
  .looseObject({ name: z.string(), text: z.string().min(1), keyword: z.string() })
  .transform(({ name: title, text: prompt }) => ({ title, prompt }));
const fileSchema = z.array(z.union([commandSchema, snippetSchema])).min(1);

const ATTRIBUTE =
  /([a-z]+)\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|[“”„]([^“”]*)[“”]|[‘’‚]([^‘’]*)[‘’]|«([^»]*)»|‹([^›]*)›|「([^」]*)」|([^\s"'|]+))/g;

/** The rule for placeholders such as `{argument name="tone" options="a, b"}`, with any or no quotation marks, and `{clipboard | trim}`. */
const RAYCAST_VARIABLES: VariableRule = {
  expression:
    /\{(?<kind>argument|clipboard|selection|browser-tab|focused-text|calculator|cursor|datetime|date|time|day|random|snippet|uuid)(?<rest>[\s|](?:(?:[^{}"]|"[^"]{0,300}"){0,500}|[^{}]{0,500}))?\}/gu,
  read: ({ kind = '', rest = '' }) => {
    const said = new Map([...rest.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [name, values.find((value) => value !== undefined)]));
    const name = said.get('name')?.trim();
    if (kind !== 'argument') return { name: [kind, name].filter(Boolean).join(' '), variant: JSON.stringify([...said]) };
    const choices = said
      .get('options')
      ?.split(',')
      .map((choice) => choice.trim())
      .filter(Boolean);
    return { name: name || kind, given: said.get('default'), choices, isEach: !name };
  },
};

export const raycast: ExportFormat = {
  id: 'raycast',
  name: 'Raycast',
  extension: 'raycast.json',
  mimeType: 'application/json; charset=utf-8',
  syntax: 'json',
  several: true,
  notations: [RAYCAST_VARIABLES],
  fields: ['title', 'prompt', 'name', 'text'],
  write: (...prompts) => JSON.stringify(prompts.map(raycastPrompt), null, 2),
  notes: (prompt) => {
    const left = prompt.blanks.length - MAX_ARGUMENTS;
    const lost = prompt.blanks.slice(0, MAX_ARGUMENTS).some((blank) => {
      const held = raycastOffers(blank);
      return held.default !== blank.default || held.choices !== blank.choices;
    });
    return [
      NOTES.description,
      ...(left >= 0 ? [NOTES.anythingElse] : []),
      ...(left > 0 ? [`It asks for at most ${MAX_ARGUMENTS} blanks: the others are in brackets.`] : []),
      ...optionalNote(prompt),
      ...closedChoicesNote(prompt),
      ...examplesNote(prompt),
      ...(lost ? [NOTES.defaults] : []),
      ...addedSpaceNote(prompt, 'Raycast', raycastEscape),
    ];
  },
  read({ data }) {
    const prompts = fileSchema.safeParse(data);
    if (!prompts.success) return null;
    return prompts.data.map(({ title, prompt }) => {
      const written = withoutLast(prompt, prompt.endsWith(LAST_ARGUMENT) ? LAST_ARGUMENT : ANYTHING_ELSE_GIVEN);
      if (written === prompt) return { title, description: '', text: escapeBlanks(prompt), written };
      return { title: raycastEscape.read(title), description: '', text: readOurText(written), written, notations: [] };
    });
  },
};

function raycastPrompt(prompt: PromptDocument) {
  return { title: raycastEscape.write(prompt.title), prompt: raycastText(prompt), creativity: 'medium', icon: 'text' };
}

export function raycastLink(prompts: readonly PromptDocument[]): string {
  const each = prompts.map((prompt) => `prompts=${encodeURIComponent(JSON.stringify(raycastPrompt(prompt)))}`);
  return `raycast://prompts/import?${each.join('&')}`;
}
