import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExportFormat, notesOn } from '@/lib/integrations/formats/export-format';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';
import { gooseOffers, gooseText } from '@/lib/integrations/formats/goose';
import { NOTES } from '@/lib/integrations/formats/notes';
import { parseFile } from '@/lib/integrations/formats/parse-file';
import { raycastOffers } from '@/lib/integrations/formats/raycast';
import { vscodeHint } from '@/lib/integrations/formats/vscode';
import { skillDescription } from '@/lib/integrations/skills/skill';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { categoryOf, library } from '@/lib/prompts/library';
import { libraryDocument, type PromptDocument } from '@/lib/prompts/prompt-document';
import { fillTemplate, parseTemplate, type Variable, variablesOf } from '@/lib/prompts/template';
import { templateOf } from '@/lib/prompts/write-template';
import { anyText, template } from '@/tests/unit/support/templates';
import { userPrompt } from '@/tests/unit/support/user-prompts';
import { normalTemplate } from '../../support/normal-template';

/** What a format holds: of a text, of a variable by its place among the others, and whether of title and description. */
type Holds = {
  title: boolean;
  description: boolean;
  text?: (text: string) => string;
  variable?: (variable: Variable, index: number) => Variable;
};

const nothingOffered = { default: null, choices: [], example: '' };

const HOLDS: Record<string, Holds> = {
  markdown: { title: true, description: true },
  skill: { title: true, description: false },
  'claude-code': { title: true, description: false },
  vscode: {
    ...{ title: false, description: true },
    variable: (variable) => {
      const hint = vscodeHint(variable);
      const isDefault = hint !== '' && variable.default !== null && !hint.startsWith('e.g. ');
      return { ...variable, ...nothingOffered, ...(isDefault ? { default: hint } : { example: hint.replace(/^e\.g\. /, '') }) };
    },
  },
  raycast: {
    ...{ title: true, description: false },
    variable: (variable, index) => ({ ...variable, ...nothingOffered, ...(index < 3 && raycastOffers(variable)) }),
  },
  'open-webui': { title: true, description: false },
  espanso: { title: true, description: false, variable: (variable) => ({ ...variable, example: '' }) },
  goose: { title: true, description: true, text: gooseText, variable: (variable) => ({ ...variable, ...gooseOffers(variable) }) },
  'gemini-cli': { title: false, description: true },
  langfuse: { title: true, description: true },
};

const formats = EXPORT_FORMATS.filter(({ id }) => id !== 'text');

test.each(formats)('HOLDS says what $name holds', ({ id, name }) => {
  expect(HOLDS[id], `Say in HOLDS of this file what ${name} holds of a prompt`).toBeDefined();
});

function held(id: string, text: string): string {
  const holds = HOLDS[id];
  const written = holds?.text?.(text) ?? text;
  return templateOf(
    parseTemplate(written),
    variablesOf(written).map((variable, index) => holds?.variable?.(variable, index) ?? variable),
  );
}

const TAGS = ['Work', 'e-mail: "short"', '7', 'naïve 日本'];
const document = (title: string, content: string) => publicDocument(userPrompt({ title, tags: TAGS, content: content.toWellFormed() }));
const line = anyText.map((text) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim(),
);

const read = (format: ExportFormat, file: string) => format.read(parseFile(format.syntax, file));

test.each(['id', 'name'] as const)('no two formats have the same %s, by which they are chosen', (key) => {
  const values = EXPORT_FORMATS.map((format) => format[key]);
  expect(values).toEqual([...new Set(values)]);
});

describe.each(formats)('$name', (format) => {
  const comesBack = (prompt: PromptDocument) => {
    const holds = HOLDS[format.id];
    const [back, ...more] = read(format, format.write(prompt)) ?? [];
    expect(more).toEqual([]);
    expect(normalTemplate(back?.text ?? '')).toBe(held(format.id, prompt.text));
    if (holds?.title) expect(back?.title).toBe(prompt.title);
    if (format.fields.includes('tags')) expect(back?.tags).toEqual(prompt.tags);
    else
      expect(notesOn(format, [prompt])).toEqual(
        prompt.tags.length > 0 ? expect.arrayContaining([NOTES.tags]) : expect.not.arrayContaining([NOTES.tags]),
      );
    if (holds?.description) expect(back?.description).toBe(prompt.description);
  };

  test('gives back the same prompt, as far as it holds it', () => {
    fc.assert(
      fc.property(line, template, (title, { source }) => {
        comesBack(document(title, source));
      }),
    );
  });

  test('says what it does not hold', () => {
    fc.assert(
      fc.property(line, template, (title, { source }) => {
        const prompt = document(title, source);
        if (held(format.id, prompt.text) !== normalTemplate(prompt.text)) expect(format.notes(prompt)).not.toEqual([]);
      }),
    );
    if (!HOLDS[format.id]?.title) expect(format.notes(document('A', 'Say it.'))).toContain(NOTES.title);
  });

  test('gives back every prompt of the library', () => {
    for (const prompt of library().prompts) comesBack(libraryDocument(prompt, categoryOf(prompt)));
  });

  test('takes a file of something else for none', () => {
    for (const file of ['', '{', '[]', '{}', '---\n---\n', '[1, 2]', '- a', 'null', 'matches: 5', 'prompt = 5'])
      expect(read(format, file), file).toBeNull();
    for (const other of EXPORT_FORMATS.filter(({ syntax }) => syntax !== format.syntax))
      expect(read(format, other.write(document('A title', 'Say [WHAT].'))), other.name).toBeNull();
  });
});

test.each(formats.filter(({ several }) => several))('$name holds several prompts in one file', (format) => {
  const prompts = [document('One', 'Say [A|x].'), document('Two', 'And [B].')];
  expect(read(format, format.write(...prompts))?.map(({ title, text }) => [title, text])).toEqual([
    ['One', 'Say [A|x].'],
    ['Two', 'And [B].'],
  ]);
});

test.each(formats)('$name holds a blank that is none', (format) => {
  const prompt = document('A check list', 'Do [WHAT], not \\[TODO] nor \\[TONE|dry] nor \\[PACE? Keep it ….].');
  const [back] = read(format, format.write(prompt)) ?? [];
  const text = back?.text ?? '';
  expect(variablesOf(text).map(({ name }) => name)).toEqual(['WHAT']);
  expect(fillTemplate(text)).toBe('Do [WHAT], not [TODO] nor [TONE|dry] nor [PACE? Keep it ….].');
});

test('plain text is what would be sent', () => {
  const format = EXPORT_FORMATS.find(({ id }) => id === 'text');
  for (const { promptText, ...prompt } of library().prompts) {
    const file = format?.write(document(prompt.title, promptText)) ?? '';
    expect(file).toBe(fillTemplate(promptText));
    expect(fillTemplate(format ? (read(format, file)?.[0]?.text ?? '') : '')).toBe(file);
  }
});

test('the description of a skill stands behind its title', () => {
  const prompt = document('A title', 'Say [WHAT].');
  expect(skillDescription(prompt)).toBe(`A title: ${prompt.description}`);
});

/** Where each format has room for what the last field says: its own field, or the sentence, or a note in the menu that there is none. */
const LAST_FIELD: Record<string, { plain: RegExp; full?: RegExp }> = {
  skill: {
    plain: /\n\nWhatever else was given belongs to this prompt, below its text\.\n$/,
    full: /\n\nWhatever else was given belongs to this prompt, below its text\. Then follow/,
  },
  'claude-code': { plain: /\n\n\$ARGUMENTS\n$/, full: /Whatever else was given belongs to this prompt, below its text\. Then follow/ },
  vscode: { plain: /\n\n\$\{input:anythingElse:[^}]*\}\n$/ },
  raycast: {
    plain: /\\n\\n\{argument name=\\"anythingElse\\" default=\\"\\"\}"/,
    full: /\\n\\nWhatever else was given belongs to this prompt, below its text\."/,
  },
  'open-webui': { plain: /\\n\\n\{\{anythingElse \| textarea:placeholder=[^}]*\}\}"/ },
  espanso: { plain: /\[\[anythingElse\]\][\s\S]*anythingElse:\n\s*multiline: true/ },
  goose: { plain: /\{% if anythingElse %\}\n\n\s*\{\{ anythingElse \| indent\(2\) \}\}\{% endif %\}[\s\S]*key: anythingElse/ },
  'gemini-cli': {
    plain: /\{\{args\}\}"+\n$/,
    full: /Whatever else was given belongs to this prompt, below its text\.[\s\S]*What was given: \{\{args\}\}/,
  },
  langfuse: { plain: /\\n\\n\{\{anythingElse\}\}"/ },
};

describe.each(EXPORT_FORMATS)('the last field in $name', (format) => {
  const room = LAST_FIELD[format.id];

  test.each([
    ['without blanks', 'Say hello.', room?.plain],
    ['with as many blanks as ask for it', 'Say [A], [B], [C|x|y] and [ANYTHING_ELSE].[D? To ….]', room?.full ?? room?.plain],
  ])('has its place %s, and is no part of the prompt that comes back', (_, content, expected) => {
    const prompt = document('A title', content);
    const file = format.write(prompt);
    const missing = `Say in LAST_FIELD of this file where ${format.name} has the last field, or in its notes, by NOTES.anythingElse, that it has none`;
    if (expected) expect(file).toMatch(expected);
    else expect(format.notes(prompt), missing).toContain(NOTES.anythingElse);
    const [back] = read(format, file) ?? [];
    expect(back?.text).not.toMatch(/Whatever else|anythingElse|ARGUMENTS|args/);
    if (back?.written) expect(back.written).not.toContain('anythingElse');
  });
});

test.each(formats)('$name keeps a text that says by itself what stands for the last field', (format) => {
  const content = [
    'Say this: [WHAT]',
    'Whatever else was given belongs to this prompt, below its text.',
    '[[anythingElse]] {{anythingElse}} {{args}} $ARGUMENTS $\u007binput:anythingElse} {argument name="anythingElse" default=""}',
    'Whatever else was given belongs to this prompt, below its text.',
  ].join('\n\n');
  for (const text of [content, content.replace('[WHAT]', 'this'), `${content}[X][Y][Z]`]) {
    const [back] = read(format, format.write(document('A title', text))) ?? [];
    expect(normalTemplate(back?.text ?? '')).toBe(normalTemplate(text));
  }
});
