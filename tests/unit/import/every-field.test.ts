import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readImport } from '../support/read-import';

const SEED = 38;
const RUNS = 300;
const D = '$';

/** A text that stands nowhere else. */
const mark = fc.nat({ max: 10 ** 12 }).map((at) => `mark${at} of it`);
/** What a field can hold: a text, and whatever else somebody writes there. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: mark },
  fc.array(mark, { maxLength: 3 }),
  fc.record({ inner: mark }),
  fc.array(fc.record({ name: mark, other: fc.record({ deep: mark }) }), { maxLength: 2 }),
  fc.constantFrom<unknown>(null, true, 7, '', 1.5),
);

type Fields = Record<string, unknown>;

/** Some of these fields, with anything in them. */
const some = (names: readonly string[]): fc.Arbitrary<Fields> =>
  fc.subarray([...names]).chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, anything]))));

const both = (given: fc.Arbitrary<Fields>, ...others: fc.Arbitrary<Fields>[]): fc.Arbitrary<Fields> =>
  fc.tuple(given, ...others).map((all) => Object.assign({}, ...all.reverse()));

const usually = (field: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: field }, anything);
const list = (item: fc.Arbitrary<unknown>) => fc.array(item, { minLength: 1, maxLength: 3 });
const text = (source: string) => mark.map((words) => `${words} ${source}`);
const role = fc.constantFrom('system', 'user', 'assistant');

const message = both(fc.record({ role, content: text('') }), some(['name', 'tool_calls', 'metadata']));

const raycast = both(
  fc.record({ title: mark, prompt: text('{argument name="tone" default="dry"}'), icon: fc.constant('text') }),
  some(['name', 'text', 'keyword', 'model', 'creativity', 'prompt_id_note', 'category', 'tools']),
);
const openWebUi = both(
  fc.record({ command: mark, content: text('{{who}}') }),
  some(['title', 'name', 'tags', 'meta', 'access_control', 'commit_message', 'data', 'category']),
);
const langfuse = both(
  fc.record({ name: mark, type: fc.constantFrom('text', 'chat'), prompt: fc.oneof(text('{{who}}'), list(message)) }),
  some(['config', 'labels', 'tags', 'commitMessage', 'description', 'resolutionGraph']),
);
const langChainTemplate = both(
  fc.record({
    _type: fc.constant('prompt'),
    input_variables: fc.constant(['who']),
    template: text('{who} {{who}}'),
    template_format: fc.constantFrom('f-string', 'jinja2', 'mustache'),
  }),
  some(['partial_variables', 'metadata', 'tags', 'output_parser', 'name', 'input_types', 'optional_variables']),
);
const langChainChat = both(
  fc.record({
    _type: fc.constant('chat'),
    input_variables: fc.constant(['who']),
    messages: list(
      fc.oneof(
        both(fc.record({ role, prompt: langChainTemplate }), some(['additional_kwargs', 'name'])),
        fc.tuple(role, text('{who}')),
        message,
      ),
    ),
  }),
  some(['partial_variables', 'metadata', 'tags', 'name', 'schema_']),
);
const langChainExamples = both(
  fc.record({
    _type: fc.constant('few_shot'),
    input_variables: fc.constant(['who']),
    suffix: text('{who}'),
    examples: usually(list(both(fc.record({ in: mark }), some(['out', 'why'])))),
    example_prompt: both(fc.record({ template: fc.constant('In: {in}') }), some(['partial_variables'])),
  }),
  some(['prefix', 'example_selector', 'metadata', 'partial_variables']),
);
const snippet = both(
  fc.record({ prefix: usually(mark), body: fc.oneof(text(`${D}1 ${D}{2:place 1}`), list(text(`${D}{1|a,b|}`))) }),
  some(['description', 'scope', 'include', 'exclude']),
).map((one) => ({ Snippet: one }));

const match = both(
  some(['trigger', 'triggers', 'regex', 'label', 'html', 'markdown', 'vars', 'search_terms', 'comment', 'word', 'image_path']),
  fc.oneof(fc.record({ replace: text('{{who}}') }), fc.record({ form: text('[[who]]'), replace: mark })),
  fc.oneof(
    fc.record({
      form_fields: fc.record({
        who: both(
          some(['default', 'type', 'multiline', 'trim']),
          fc.record({ values: usually(fc.array(mark, { minLength: 1, maxLength: 3 })) }),
        ),
        nobody: usually(some(['default', 'values'])),
      }),
    }),
    some(['form_fields']),
  ),
);
const espanso = both(fc.record({ matches: list(match) }), some(['global_vars', 'imports', 'filter_exec', 'anchors']));

const parameter = both(
  fc.record({ key: fc.constantFrom('who', 'what', 'unused', 'extra') }),
  some(['default', 'description', 'options', 'input_type', 'requirement', 'note']),
);
const recipe = both(
  fc.record({ title: mark, prompt: text('{{ who }}{% if what %} for {{ what }}{% endif %}') }),
  some(['instructions', 'description', 'activities', 'extensions', 'sub_recipes', 'response', 'settings', 'author', 'retry', 'context']),
  fc.record({ parameters: usually(fc.array(parameter, { maxLength: 4 })) }),
);
const desktopRecipe = both(fc.record({ recipe }), some(['name', 'isGlobal', 'note', 'schedule']));
const promptYml = both(
  fc.record({ messages: list(message) }),
  some(['name', 'description', 'model', 'modelParameters', 'testData', 'evaluators', 'jsonSchema']),
);

const NOTE_FIELDS = ['title', 'name', 'category', 'description', 'tags', 'author', 'arguments', 'argument-hint', 'allowed-tools', 'globs'];
const OTHER_FIELDS = ['inputs', 'sample', 'model', 'mode', 'tools', 'applyTo', 'invokable', 'date', 'draft', 'metadata', 'license'];
const note = some([...NOTE_FIELDS, ...OTHER_FIELDS]);

const asJson = (path: string, value: unknown) => ({ path, text: JSON.stringify(value), value });
const asYaml = (path: string, value: unknown) => ({ path, text: stringify(value), value });
const asNote = (path: string, value: unknown) => ({ path, text: `---\n${stringify(value)}---\n\nSay it.`, value });

const FORMATS: Record<string, fc.Arbitrary<{ path: string; text: string; value: unknown }>> = {
  Raycast: raycast.map((one) => asJson('a.json', [one])),
  'Open WebUI': openWebUi.map((one) => asJson('a.json', [one])),
  Langfuse: langfuse.map((one) => asJson('a.json', one)),
  'LangChain, a template': langChainTemplate.map((one) => asJson('a.json', one)),
  'LangChain, a chat': langChainChat.map((one) => asJson('a.json', one)),
  'LangChain, examples': langChainExamples.map((one) => asJson('a.json', one)),
  'LangChain in YAML': langChainTemplate.map((one) => asYaml('a.yaml', one)),
  'VS Code snippets': snippet.map((one) => asJson('a.code-snippets', one)),
  espanso: espanso.map((one) => asYaml('a.yml', one)),
  goose: recipe.map((one) => asYaml('a.yaml', one)),
  'goose, as its desktop app saves it': desktopRecipe.map((one) => asYaml('a.yaml', one)),
  'GitHub Models': promptYml.map((one) => asYaml('a.prompt.yml', one)),
  'a note': note.map((one) => asNote('a.md', one)),
  'a command of Claude Code': note.map((one) => asNote('commands/a.md', one)),
  'a skill': note.map((one) => asNote('s/SKILL.md', one)),
  'a prompt file of VS Code': note.map((one) => asNote('a.prompt.md', one)),
  Prompty: note.map((one) => asNote('a.prompty', one)),
  Continue: note.map((one) => ({ path: 'a.prompt', text: `${stringify(one)}---\nSay it.`, value: one })),
  Cursor: note.map((one) => asNote('.cursor/rules/a.mdc', one)),
};

type Marked = { path: string[]; mark: string };

/** The marks in a value, each with the names of the fields and the parameter that it is in. */
function marksIn(value: unknown, path: string[] = []): Marked[] {
  if (typeof value === 'string') return [...value.matchAll(/mark\d+/g)].map(([found]) => ({ path, mark: found }));
  if (typeof value !== 'object' || value === null) return [];
  const called = 'key' in value ? [String(value.key)] : [];
  return Object.entries(value).flatMap(([name, one]) => marksIn(one, Array.isArray(value) ? path : [...path, ...called, name]));
}

/** The marks of a file that are neither in a prompt nor in a field that is named, with what was read. */
function lostIn({ path, text: source, value }: { path: string; text: string; value: unknown }, more: Marked[] = []): unknown {
  const found = readImport([{ path, bytes: Buffer.from(source) }]);
  if (typeof found === 'string') return found;
  const { rows, unread } = found;
  const prompts = JSON.stringify(rows.map(({ title, category, content }) => [title, category, content]));
  const said = [...rows.flatMap(({ notes }) => notes.map(({ text: one }) => one)), ...unread.map(({ reason }) => reason)];
  const isWhole = rows.length === 0 && said.length > 0;
  const names = new Set(said.flatMap((one) => one.split(/[\s,.:]+/)));
  const lost = [...marksIn(value), ...more].filter((one) => !prompts.includes(one.mark) && !one.path.some((name) => names.has(name)));
  return isWhole || lost.length === 0 ? null : { lost, said, prompts };
}

describe('each text in a field is in a prompt, or its field is named', () => {
  test.each(Object.keys(FORMATS))('%s', (name) => {
    const format = FORMATS[name] ?? fc.constant({ path: '', text: '', value: null });
    fc.assert(
      fc.property(format, (file) => {
        expect(lostIn(file), file.text).toBeNull();
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test.each(['espanso', 'goose', 'GitHub Models', 'LangChain in YAML', 'a note', 'Cursor', 'Prompty'])('%s with a field twice', (name) => {
    const format = FORMATS[name] ?? fc.constant({ path: '', text: '', value: null });
    fc.assert(
      fc.property(format, mark, fc.nat(), (file, again, at) => {
        const fields = Object.keys(Object(file.value));
        const field = fields[at % fields.length] ?? 'title';
        const line = `${field}: ${again}\n`;
        const text = file.text.startsWith('---\n') ? `---\n${line}${file.text.slice(4)}` : `${line}${file.text}`;
        expect(lostIn({ ...file, text }, [{ path: [field], mark: again.split(' ')[0] ?? '' }]), text).toBeNull();
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
