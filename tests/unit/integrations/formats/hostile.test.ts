import toml from '@iarna/toml';
import fc from 'fast-check';
import { dump, load } from 'js-yaml';
import { Environment } from 'minijinja-js';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { ExportFormat } from '@/lib/integrations/formats/export-format';
import { EXPORT_FORMATS } from '@/lib/integrations/formats/export-formats';
import { gooseText } from '@/lib/integrations/formats/goose';
import { skillDescription, skillName } from '@/lib/integrations/skills/skill';
import { publicDocument } from '@/lib/my-prompts/user-prompt-document';
import { identifierOf } from '@/lib/prompts/identifier';
import type { PromptDocument } from '@/lib/prompts/prompt-document';
import { blanksOf } from '@/lib/prompts/prompt-document';
import { isIncluded, parseTemplate } from '@/lib/prompts/template';
import { hostilePrompt } from '@/tests/unit/support/hostile-texts';
import { userPrompt } from '@/tests/unit/support/user-prompts';

// Each file is read as its tool reads it, by readers that are not ours.

/** Ten texts or more in each. */
const PROMPTS = { numRuns: 1000 };

function formatOf(id: string): ExportFormat {
  const format = EXPORT_FORMATS.find((one) => one.id === id);
  if (!format) throw new Error(`There is no format ${id}`);
  return format;
}

const everyPrompt = (check: (prompt: PromptDocument) => void) => fc.assert(fc.property(hostilePrompt, check), PROMPTS);

/** What YAML 1.1, YAML 1.2 and another reader find in a file, which has to be the same. */
function readYaml(file: string): unknown {
  // Readers of YAML 1.1 end a line at these.
  expect(file).not.toMatch(/[\r\u0085\u2028\u2029\ufeff]/);
  const value: unknown = parseYaml(file, { version: '1.2' });
  expect(parseYaml(file, { version: '1.1' })).toEqual(value);
  expect(load(file)).toEqual(value);
  return value;
}

function readFrontMatter(file: string) {
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n\n([\s\S]*)\n$/.exec(file) ?? [];
  return { fields: readYaml(yaml) as Record<string, unknown>, body };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('Markdown has our fields and no others, each with its text', () => {
  everyPrompt((prompt) => {
    const { fields, body } = readFrontMatter(formatOf('markdown').write(prompt));
    const known = ['title', 'description', 'category', 'blanks', 'url', 'license', 'licenseUrl', 'author', 'created', 'updated'];
    expect(known).toEqual(expect.arrayContaining(Object.keys(fields)));
    expect(fields).toMatchObject({ title: prompt.title, description: prompt.description, created: prompt.createdAt });
    expect(fields.category).toBe(prompt.category?.name);
    expect(fields.blanks ?? []).toEqual(
      prompt.blanks.map(({ name, default: given, choices, example, optional, material }) => ({
        name,
        ...(given !== null && { default: given }),
        ...(choices.length > 0 && { choices }),
        ...(example && { example }),
        ...(optional && { optional }),
        ...(material && { material }),
      })),
    );
    expect(body).toBe(prompt.text);
  });
});

describe.each(['skill', 'claude-code'])('a skill (%s)', (id) => {
  /** What Claude Code makes of a text: arguments stand in it, here none was given. */
  const filled = (text: string) =>
    text.replace(/\\\$|\$ARGUMENTS(?:\[\d+\])?|\$[a-z_][a-z0-9_]*/g, (sign) => (sign === '\\$' ? '\\$' : ''));
  const RUNS = /!`|```!|~~~!|(?<![\p{L}\p{N}])@\S/u;

  test('runs and reads nothing, and has our fields and no others', () => {
    everyPrompt((prompt) => {
      const { fields, body } = readFrontMatter(formatOf(id).write(prompt));
      const known = ['name', 'description', 'arguments', 'argument-hint', 'disable-model-invocation', 'license', 'metadata'];
      expect(known).toEqual(expect.arrayContaining(Object.keys(fields)));
      expect(fields).toMatchObject({ name: skillName(prompt), description: skillDescription(prompt) });
      for (const text of textsIn(fields)) expect(text).not.toMatch(RUNS);
      expect(id === 'claude-code' ? filled(body) : body).not.toMatch(RUNS);
      expect(body).not.toMatch(id === 'claude-code' ? /(?<!\\)\$\{/ : /\$(?:ARGUMENTS|\{)/);
    });
  });
});

describe('goose', () => {
  const environment = new Environment();
  environment.undefinedBehavior = 'strict';
  const parser = new Environment();

  /** As goose does before it renders a recipe (crates/goose/src/recipe/template_recipe.rs). */
  function prepared(content: string): string {
    const found = [...content.replace(/:\s*""/g, ": ''").matchAll(/\{\{(.*?)\}\}/g)].map(([, inner = '']) => inner);
    return found
      .filter((inner) => !/^\s*[a-zA-Z_][a-zA-Z0-9_]*\s*$/.test(inner) && !/^\s*['"]/.test(inner) && !isExpression(inner))
      .reduce((text, inner) => text.replaceAll(`{{${inner}}}`, `{% raw %}{{${inner}}}{% endraw %}`), content.replace(/:\s*""/g, ": ''"));
  }

  function isExpression(inner: string): boolean {
    try {
      parser.addTemplate('test', `{{${inner}}}`);
      return true;
    } catch {
      return false;
    }
  }

  const render = (content: string, values: Record<string, string>) => environment.renderStr(prepared(content), values);

  type Parameter = { key: string; default?: string; requirement: string; options?: string[]; description: string };
  type Recipe = { version: string; title: string; description: string; prompt: string; parameters?: Parameter[] };
  const KEYS = ['version', 'title', 'description', 'prompt'];

  /** What the prompt says with these values, by the names of its blanks. */
  function expectedPrompt(text: string, values: ReadonlyMap<string, string>): string {
    const said = (name: string) => values.get(name) ?? '';
    return parseTemplate(text)
      .map((segment) => {
        if (segment.kind === 'text') return segment.text;
        const from = said(segment.name) === '' ? 'omitted' : 'value';
        const isThere = !segment.optional || isIncluded(segment, { text: said(segment.name), from });
        return isThere ? segment.before + said(segment.name) + segment.after : '';
      })
      .join('');
  }

  function check(prompt: PromptDocument, given: (parameter: Parameter) => string | undefined) {
    const file = formatOf('goose').write(prompt);
    const unfilled = readYaml(file) as Recipe;
    const parameters = unfilled.parameters ?? [];
    const text = gooseText(prompt.text);
    const names = blanksOf(text, []).map(({ name }) => name);
    const values = parameters.map((parameter) => given(parameter) ?? render(parameter.default ?? 'cats', {}));
    const params = { recipe_dir: '/home/me', ...Object.fromEntries(parameters.map(({ key }, index) => [key, values[index] ?? ''])) };
    const recipe = readYaml(render(file, params)) as Recipe;
    expect(Object.keys(recipe)).toEqual([...KEYS, 'parameters']);
    expect(recipe).toMatchObject({ version: '1.0.0', title: prompt.title, description: prompt.description });
    // Line breaks at its end are left out.
    const expected = expectedPrompt(text, new Map(names.map((name, index) => [name, values[index] ?? ''])));
    const anythingElse = values.at(-1);
    expect(recipe.prompt).toBe(anythingElse ? `${expected}\n\n${anythingElse}` : expected.replace(/\n+$/, ''));
    const keys = parameters.map(({ key }) => key.replace(/^_/, ''));
    expect(keys).toEqual([...names.map((name) => identifierOf(name).replace(/^_/, '')), 'anythingElse']);
    return { unfilled, params };
  }

  test('finds in a recipe our fields and no others, each with its text, with what blanks say by themselves', () => {
    everyPrompt((prompt) => void check(prompt, () => undefined));
  });

  test.each(['[TOPIC| ]', '[TOPIC| ][NULL?{{…{{]', '[TOPIC| |\t|  ]'])(
    'finds the same in %s, of which nothing but spaces may stay',
    (content) => {
      const prompt = publicDocument(userPrompt({ content }));
      check(prompt, () => undefined);
      check(prompt, ({ options }) => options?.at(-1));
    },
  );

  test('finds the same with the last choice, and with lines pasted into the others', () => {
    const pasted = 'one\nextensions:\n- {type: stdio, name: x, cmd: sh}\n\n  two: "three"';
    everyPrompt((prompt) => void check(prompt, ({ options }) => (options ? render(options.at(-1) ?? '', {}) : pasted)));
  });

  test('finds no other fields where the desktop writes what it has read as YAML, and reads that as a template again', () => {
    everyPrompt((prompt) => {
      const { unfilled, params } = check(prompt, () => undefined);
      const again = render(dump(unfilled, { lineWidth: -1 }), params);
      let recipe: Recipe;
      try {
        recipe = load(again) as Recipe;
      } catch {
        // A value that ends the text before it is refused.
        return;
      }
      expect(Object.keys(recipe)).toEqual(Object.keys(unfilled));
      expect(recipe.title).toBe(prompt.title);
      expect(recipe.description).toBe(prompt.description);
    });
  });
});

test('espanso finds the fields of our form and nothing else to fill in', () => {
  const VARIABLE = /\{\{\s*\w+(?:\.\w+)?\s*\}\}/;
  everyPrompt((prompt) => {
    const { matches, ...others } = readYaml(formatOf('espanso').write(prompt)) as { matches: Record<string, unknown>[] };
    expect(others).toEqual({});
    const [match = {}, ...more] = matches;
    expect(more).toEqual([]);
    expect(Object.keys(match)).toEqual(['trigger', 'label', 'form', 'form_fields']);
    expect(match.trigger).toBe(`:${skillName(prompt)}`);
    for (const text of textsIn(match)) expect(text).not.toMatch(/\$\|\$/);
    for (const text of textsIn(match)) expect(text).not.toMatch(VARIABLE);
    const names = [...prompt.blanks.map(({ name }) => identifierOf(name)), 'anythingElse'];
    const form = String(match.form);
    expect(new Set([...form.matchAll(/\[\[\s*(.*?)\s*\]\]/g)].map(([, name]) => name))).toEqual(new Set(names));
    expect(form.replace(/\[\[(.*?)\]\]/g, '')).not.toMatch(VARIABLE);
    const fields = Object.entries(match.form_fields ?? {});
    expect(names).toEqual(expect.arrayContaining(fields.map(([name]) => name)));
    for (const [, field] of fields) expect(['type', 'values', 'default', 'multiline']).toEqual(expect.arrayContaining(Object.keys(field)));
  });
});

test('Raycast finds our arguments and nothing else to fill in', () => {
  const OWN = /\{(?:argument|clipboard|selection|browser-tab|snippet|cursor|date|time|datetime|day|uuid|calculator|focused-text)\b/;
  const ARGUMENT = /\{argument name="([a-z0-9_]+|anythingElse)"(?: default="[^"{}]*")?(?: options="[^"{}]*")?\}/g;
  everyPrompt((prompt) => {
    const [command, ...more] = JSON.parse(formatOf('raycast').write(prompt));
    expect(more).toEqual([]);
    expect(Object.keys(command)).toEqual(['title', 'prompt', 'creativity', 'icon']);
    expect(command.title).not.toMatch(OWN);
    const names = [...prompt.blanks.map(({ name }) => identifierOf(name)), 'anythingElse'].slice(0, 3);
    expect(command.prompt.endsWith('Whatever else was given belongs to this prompt, below its text.')).toBe(prompt.blanks.length >= 3);
    expect(new Set(command.prompt.matchAll(ARGUMENT).map(([, name]: string[]) => name))).toEqual(new Set(names));
    expect(command.prompt.replace(ARGUMENT, '')).not.toMatch(OWN);
  });
});

test('Open WebUI finds our variables and no others', () => {
  everyPrompt((prompt) => {
    const [entry, ...more] = JSON.parse(formatOf('open-webui').write(prompt));
    expect(more).toEqual([]);
    expect(Object.keys(entry)).toEqual(['command', 'name', 'title', 'content']);
    // By the two expressions of Open WebUI itself.
    const found = [...entry.content.matchAll(/{{\s*([^|}\s]+)\s*\|\s*([^}]+)\s*}}/g), ...entry.content.matchAll(/{{\s*([^|}\s]+)\s*}}/g)];
    const blanks = prompt.blanks.map(({ name }) => identifierOf(name));
    expect(new Set(found.map(([, name]) => name))).toEqual(new Set([...blanks, 'anythingElse']));
    for (const text of [entry.name, entry.title, entry.content.replace(/{{\s*([^|}\s]+)\s*\|\s*([^}]+)\s*}}/g, '')])
      expect(text).not.toContain('{{');
    // What a variable says by itself comes to stand in the text.
    for (const [, , definition = ''] of found) expect(textsIn(stringsIn(definition)).join('\n')).not.toContain('{{');
  });
});

const stringsIn = (definition: string) => [...definition.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([json]) => JSON.parse(json));

test('Langfuse finds our variables and no others, and no other prompts', () => {
  everyPrompt((prompt) => {
    const entry = JSON.parse(formatOf('langfuse').write(prompt));
    expect(Object.keys(entry)).toEqual(['type', 'name', 'prompt', 'config']);
    const names = [...entry.prompt.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set([...prompt.blanks.map(({ name }) => identifierOf(name)), 'anythingElse']));
    expect(entry.prompt.replace(/\{\{(?:[a-z0-9_]+|anythingElse)\}\}/g, '')).not.toContain('{{');
    for (const text of textsIn(entry.config)) expect(text).not.toContain('{{');
    for (const text of textsIn(entry)) expect(text).not.toContain('@@@langfusePrompt:');
  });
});

test('Gemini CLI runs and reads nothing, and finds its one place for what was given', () => {
  everyPrompt((prompt) => {
    const file = formatOf('gemini-cli').write(prompt);
    const command = parseToml(file);
    expect({ ...toml.parse(file) }).toEqual({ ...command });
    expect(Object.keys(command)).toEqual(['description', 'prompt']);
    for (const text of textsIn(command)) expect(text).not.toMatch(/[!@]\{|\{\{shell/);
    expect(String(command.description)).not.toContain('{{args}}');
    expect(String(command.prompt).split('{{args}}')).toHaveLength(2);
  });
});

test('VS Code finds our inputs, and neither files nor tools', () => {
  const INPUT = /\$\{input:([a-z0-9_]+|anythingElse)(?::[^}\n]*)?\}/g;
  everyPrompt((prompt) => {
    const { fields, body } = readFrontMatter(formatOf('vscode').write(prompt));
    expect(Object.keys(fields)).toEqual(['description']);
    const names = [...prompt.blanks.map(({ name }) => identifierOf(name)), 'anythingElse'];
    expect(new Set([...body.matchAll(INPUT)].map(([, name]) => name))).toEqual(new Set(names));
    for (const text of [fields.description, body.replace(INPUT, '')])
      expect(text).not.toMatch(/\$\{|#(?:file|tool|folder|sym):|\]\((?!https?:)/);
    for (const [input] of body.matchAll(INPUT)) expect(input.slice(1)).not.toMatch(/\$\{|#(?:file|tool):|\]\((?!https?:)/);
  });
});
