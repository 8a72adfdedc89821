import { z } from 'zod';
import { identifierOf, nameOf } from '../../prompts/identifier';
import { type Blank, blanksOf, type PromptDocument } from '../../prompts/prompt-document';
import { ANYTHING_ELSE, ANYTHING_ELSE_HINT, labelOf, parseTemplate } from '../../prompts/template';
import { templateOf, type WrittenSegment } from '../../prompts/write-template';
import { mapTexts } from '../../text/record';
import { yamlBlock, yamlText } from '../../text/yaml';
import type { ExportFormat } from './export-format';
import { closedChoicesNote, NOTES } from './notes';
import { optionalText, scalarText } from './parse-file';

/**
 * goose renders a whole file as a Jinja template before it parses it as YAML, and may write the result as YAML and read it again in the same way. Before
 * that it looks for `{{…}}` and `: ""` itself. So a brace that could begin Jinja's syntax is written as a raw block of Jinja.
 */
const BRACE = '{% raw -%}{ {%- endraw %}';
/** An empty raw block, which separates the characters of `: ""` in a text. */
const NOTHING = '{% raw %}{% endraw %}';
/** A brace as earlier versions of the site wrote it. */
const OLD_BRACE = '{% raw %}{{% endraw %}';

const escapeText = (text: string) => text.replace(/\{(?=[{%#]|$)/g, BRACE).replace(/:\s*"(?=")/g, `$&${NOTHING}`);
const unescapeText = (text: string) => text.replaceAll(BRACE, '{').replaceAll(OLD_BRACE, '{').replaceAll(NOTHING, '');

/** Words of Jinja and parameters of goose. The key of a blank with such a name gets an underscore in front. */
const RESERVED = /^(?:and|else|elif|false|for|if|in|is|loop|none|not|null|or|recipe_dir|self|super|true)$/;

/** The key of the parameter of a blank. `nameOf` turns it into the name of the blank again. */
function keyOf(name: string): string {
  const identifier = identifierOf(name);
  return RESERVED.test(identifier) ? `_${identifier}` : identifier;
}

/** Replaces line ends that some YAML readers do not know, and removes characters that YAML forbids. */
export function gooseText(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]|[\ufeff\ufffe\uffff]/gu, '');
}

/** A default or choice on one line. goose inserts it before it parses the YAML, so that a line break in it could begin another field. */
const lineOf = (value: string) => value.replace(/\n+/g, ' ');

/** The default and the choices of a blank as goose can hold them. Those of only spaces are left out, because YAML readers read them differently. */
export function gooseOffers({ default: given, choices }: Pick<Blank, 'default' | 'choices'>) {
  const isHeld = (value: string) => value === '' || value.trim() !== '';
  return {
    default: given !== null && isHeld(given) ? lineOf(given) : null,
    choices: [...new Set(choices.filter(isHeld).map(lineOf))],
  };
}

/** The text of a prompt as a template of Jinja. Values that may have several lines are indented, to stay within the YAML. */
function goosePrompt(text: string, blanks: readonly Blank[]): string {
  const chosen = new Set(blanks.flatMap(({ name, choices }) => (choices.length > 0 ? [name] : [])));
  return parseTemplate(text)
    .map((segment) => {
      if (segment.kind === 'text') return escapeText(segment.text);
      const key = keyOf(segment.name);
      const value = chosen.has(segment.name) ? `{{ ${key} }}` : `{{ ${key} | indent(2) }}`;
      const words = `${escapeText(segment.before)}${value}${escapeText(segment.after)}`;
      return segment.optional ? `{% if ${key} %}${words}{% endif %}` : words;
    })
    .join('')
    .concat(LAST_PART);
}

const LAST_PART = `{% if ${ANYTHING_ELSE.name} %}\n\n{{ ${ANYTHING_ELSE.name} | indent(2) }}{% endif %}`;

const LAST_PARAMETER = {
  key: ANYTHING_ELSE.name,
  input_type: 'string',
  requirement: 'optional',
  default: '',
  description: `${ANYTHING_ELSE.label}: ${ANYTHING_ELSE_HINT}`,
};

const EXAMPLE = ', e.g. ';

/** The parameter of a blank. An optional one has a default, which goose requires. */
function parameter(blank: Blank) {
  const { name, default: given, choices, example, optional } = blank;
  return {
    key: keyOf(name),
    input_type: choices.length > 0 ? 'select' : 'string',
    requirement: optional || given !== null ? 'optional' : 'required',
    ...((optional || given !== null) && { default: given ?? '' }),
    description: labelOf(name) + (example ? EXAMPLE + example : ''),
    ...(choices.length > 0 && { options: choices }),
  };
}

const TOKEN =
  /(\{% raw -%\}\{ \{%- endraw %\}|\{% raw %\}\{\{% endraw %\}|\{% raw %\}\{% endraw %\})|\{%-? {0,3}if {1,3}([A-Za-z0-9_]+) {0,3}-?%\}|\{%-? {0,3}endif {0,3}-?%\}|\{\{-? {0,3}([A-Za-z0-9_]+) {0,3}(?:\| {0,3}indent\(\d\) {0,3})?-?\}\}/g;

/** Parses the text of a recipe, whether `goosePrompt` or somebody else wrote it. */
function readPrompt(prompt: string): WrittenSegment[] {
  const segments: WrittenSegment[] = [];
  const tokens = [...prompt.matchAll(TOKEN)];
  let words = '';
  let part: { before: string; name: string } | null = null;
  let from = 0;
  const endText = () => {
    if (words) segments.push({ kind: 'text', text: words });
    words = '';
  };
  for (const [at, { 0: token, 1: escaped, 2: condition, 3: key, index }] of tokens.entries()) {
    words += prompt.slice(from, index);
    from = index + token.length;
    if (escaped) words += unescapeText(escaped);
    else if (condition && isOptionalPart(prompt, tokens.slice(at, at + 200))) {
      endText();
      part = { before: '', name: '' };
    } else if (key && part) {
      part = { before: words, name: nameOf(key) };
      words = '';
    } else if (key) {
      endText();
      segments.push({ kind: 'blank', name: nameOf(key), optional: false, before: '', after: '' });
    } else if (part) {
      segments.push({ kind: 'blank', ...part, optional: true, after: words });
      words = '';
      part = null;
    } else words += token;
  }
  words += prompt.slice(from);
  endText();
  return segments;
}

/** True if a condition holds its own value once, in words that an optional part can hold. Any other condition stays text. */
function isOptionalPart(prompt: string, [condition, ...tokens]: readonly RegExpExecArray[]): boolean {
  const [value, end] = tokens.filter(([, escaped]) => !escaped);
  if (!condition || !value || !end || value[3] !== condition[2] || !/\{%-? {0,3}endif/.test(end[0])) return false;
  const before = prompt.slice(condition.index + condition[0].length, value.index);
  const after = prompt.slice(value.index + value[0].length, end.index);
  const statement = [BRACE, OLD_BRACE, NOTHING].reduce((text, sign) => text.replaceAll(sign, ''), before + after);
  return !/\{%/.test(statement) && !/[[\]|]/.test(before + after) && !/…|\.\.\./.test(before);
}

const parameterSchema = z.object({
  key: scalarText,
  default: optionalText,
  description: scalarText.catch(''),
  options: z.array(scalarText).catch([]),
});

const fileSchema = z
  .object({
    title: scalarText,
    description: scalarText.catch(''),
    instructions: optionalText,
    prompt: optionalText,
    parameters: z
      .array(parameterSchema.nullable().catch(null))
      .catch([])
      .transform((parameters) => parameters.filter((parameter) => parameter !== null)),
  })
  .refine(({ prompt, instructions }) => prompt || instructions);

function linesNote({ text, blanks }: PromptDocument): string[] {
  const isHeld = blanks.every(({ default: given, choices }) => [given ?? '', ...choices].every((said) => lineOf(said) === said));
  return isHeld && gooseText(text) === text ? [] : [NOTES.lines];
}

/** Recipes of goose, in which a blank with choices takes nothing else. */
export const goose: ExportFormat = {
  id: 'goose',
  name: 'goose',
  extension: 'goose.yaml',
  mimeType: 'application/yaml; charset=utf-8',
  syntax: 'yaml',
  several: false,
  notations: ['braces'],
  fields: ['title', 'prompt', 'instructions', 'parameters', 'version'],
  write: (prompt) => {
    const { title, description } = prompt;
    const text = gooseText(prompt.text);
    const material = prompt.blanks.filter((blank) => blank.material).map(({ name }) => name);
    const blanks = blanksOf(text, material).map((blank) => ({ ...blank, ...gooseOffers(blank) }));
    const head = mapTexts({ version: '1.0.0', title, description }, escapeText);
    const parameters = [...mapTexts(blanks.map(parameter), escapeText), LAST_PARAMETER];
    const recipe = yamlText({ ...head, prompt: yamlBlock(goosePrompt(text, blanks)), parameters });
    // The text may begin with a variable whose value begins with spaces, so that the indentation has to be stated.
    return recipe.replace(/^prompt: \|(?=-?\n)/m, 'prompt: |2');
  },
  notes: (prompt) => [
    ...closedChoicesNote(prompt),
    ...linesNote(prompt),
    ...(prompt.blanks.some((blank) => blank.default !== null && gooseOffers(blank).default === null) ? [NOTES.defaults] : []),
  ],
  read({ data }) {
    const recipe = fileSchema.safeParse(data);
    if (!recipe.success) return null;
    const { prompt, instructions, ...others } = recipe.data;
    const { title, description, parameters } = mapTexts(others, unescapeText);
    // goose sends both to the model, the instructions first.
    const written = [instructions, prompt?.replace(LAST_PART, '')].filter(Boolean).join('\n\n');
    const segments = readPrompt(written);
    const asked = new Set(segments.flatMap((segment) => (segment.kind === 'blank' && !segment.optional ? [segment.name] : [])));
    const offers = parameters.map(({ key, default: given = null, description: about, options }) => {
      const name = nameOf(key);
      const example = about.startsWith(labelOf(name) + EXAMPLE) ? about.slice(labelOf(name).length + EXAMPLE.length) : '';
      return { name, default: asked.has(name) ? given : null, choices: options, example };
    });
    return [{ title, description, text: templateOf(segments, offers), written }];
  },
};
