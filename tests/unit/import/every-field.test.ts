import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { anything, type Fields, falselyNamedIn, type Leaf, leavesIn, lostIn, mark, some, withOwnMarks } from '../support/any-fields';
import { readImport } from '../support/read-import';

const SEED = 38;
const RUNS = 300;
const D = '$';

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
const asPreamble = (path: string, value: unknown) => ({ path, text: `${stringify(value)}---\nSay it.`, value });

const FORMATS: Record<string, fc.Arbitrary<File>> = {
  Raycast: raycast.map((one) => asJson('a.json', withOwnMarks([one]))),
  'Open WebUI': openWebUi.map((one) => asJson('a.json', withOwnMarks([one]))),
  Langfuse: langfuse.map((one) => asJson('a.json', withOwnMarks(one))),
  'LangChain, a template': langChainTemplate.map((one) => asJson('a.json', withOwnMarks(one))),
  'LangChain, a chat': langChainChat.map((one) => asJson('a.json', withOwnMarks(one))),
  'LangChain, examples': langChainExamples.map((one) => asJson('a.json', withOwnMarks(one))),
  'LangChain in YAML': langChainTemplate.map((one) => asYaml('a.yaml', withOwnMarks(one))),
  'VS Code snippets': snippet.map((one) => asJson('a.code-snippets', withOwnMarks(one))),
  espanso: espanso.map((one) => asYaml('a.yml', withOwnMarks(one))),
  goose: recipe.map((one) => asYaml('a.yaml', withOwnMarks(one))),
  'goose, as its desktop app saves it': desktopRecipe.map((one) => asYaml('a.yaml', withOwnMarks(one))),
  'GitHub Models': promptYml.map((one) => asYaml('a.prompt.yml', withOwnMarks(one))),
  'a note': note.map((one) => asNote('a.md', withOwnMarks(one))),
  'a command of Claude Code': note.map((one) => asNote('commands/a.md', withOwnMarks(one))),
  'a skill': note.map((one) => asNote('s/SKILL.md', withOwnMarks(one))),
  'a prompt file of VS Code': note.map((one) => asNote('a.prompt.md', withOwnMarks(one))),
  Prompty: note.map((one) => asNote('a.prompty', withOwnMarks(one))),
  Continue: note.map((one) => asPreamble('a.prompt', withOwnMarks(one))),
  Cursor: note.map((one) => asNote('.cursor/rules/a.mdc', withOwnMarks(one))),
};

type File = { path: string; text: string; value: unknown };

function read({ path, text: source }: File) {
  const found = readImport([{ path, bytes: Buffer.from(source) }]);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

/** Each text of a file is in a prompt, or its field is named, and no field is named that is in a prompt. */
function expectAll(file: File, leaves = leavesIn(file.value)): void {
  const found = read(file);
  expect(lostIn(found, leaves), file.text).toBeNull();
  expect(falselyNamedIn(found, leaves), file.text).toBeNull();
}

describe('each text in a field is in a prompt, or its field is named', () => {
  test.each(Object.keys(FORMATS))('%s', (name) => {
    const format = FORMATS[name] ?? fc.constant({ path: '', text: '', value: null });
    fc.assert(
      fc.property(format, (file) => expectAll(file)),
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
        const leaves = [...leavesIn(file.value), ...leavesIn(again, [field])];
        expect(lostIn(read({ ...file, text }), leaves), text).toBeNull();
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  const TEXT_FORMATS = Object.keys(FORMATS).filter((name) => !/JSON|Raycast|Open WebUI|Langfuse|, a |, examples|snippets/.test(name));
  const file = fc.oneof(...TEXT_FORMATS.map((name) => FORMATS[name] ?? fc.constant({ path: '', text: '', value: null })));
  const yaml = fc.oneof(...['espanso', 'goose', 'GitHub Models', 'LangChain in YAML'].map((name) => FORMATS[name] ?? file));

  test('in a file that is called like one of another kind', () => {
    const path = fc.constantFrom('a.md', 'a.txt', 'a.yaml', 'a.toml', 'a.prompt', 'a.mdc', 'a.prompt.yml', 'a', 'commands/a.md', 'a.json');
    fc.assert(
      fc.property(file, path, (one, name) => expectAll({ ...one, path: name })),
      { numRuns: 2 * RUNS, seed: SEED },
    );
  });

  test('with names in capital letters', () => {
    const turned = (value: unknown, at: number): unknown =>
      Object.fromEntries(
        Object.entries(Object(value)).map(([name, one], place) => {
          const isTurned = (at >> (place % 20)) % 2 === 1;
          return [isTurned ? (place % 2 ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1)) : name, one];
        }),
      );
    fc.assert(
      fc.property(file, fc.nat(), ({ path, text, value }, at) => {
        const fields = turned(value, at);
        expectAll(text.startsWith('---\n') ? asNote(path, fields) : asYaml(path, fields));
      }),
      { numRuns: 2 * RUNS, seed: SEED },
    );
  });

  test('in one of several documents, in a list, or mixed with fields of another format', () => {
    fc.assert(
      fc.property(yaml, yaml, note, fc.nat({ max: 3 }), (one, other, fields, how) => {
        const values = [
          [one.value, other.value],
          [[one.value, other.value]],
          [{ ...fields, prompts: [one.value, other.value] }],
          [{ ...fields, ...Object(one.value) }],
        ];
        const documents = withOwnMarks(values[how] ?? []);
        const text = documents.map((value) => stringify(value)).join('---\n');
        expectAll({ path: 'a.yaml', text, value: documents.length > 1 ? documents : documents[0] });
      }),
      { numRuns: 2 * RUNS, seed: SEED },
    );
  });

  test('in a file that is cut off anywhere', () => {
    fc.assert(
      fc.property(file, fc.double({ min: 0.05, max: 1, noNaN: true }), (one, part) => {
        const text = one.text.slice(0, Math.floor(one.text.length * part));
        const isThere = ({ mark }: Leaf) => mark !== null && text.includes(`${mark} of it`);
        expect(lostIn(read({ ...one, text }), leavesIn(one.value).filter(isThere)), text).toBeNull();
      }),
      { numRuns: 2 * RUNS, seed: SEED },
    );
  });
});
