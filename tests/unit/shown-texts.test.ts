// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the examples are code
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shownTexts } from './support/shown-texts';

const isQuotedWithBackslash = ({ initializer }: ts.JsxAttribute) =>
  initializer !== undefined && ts.isStringLiteral(initializer) && initializer.getText().includes('\\');

/** What quotes and text of JSX say by a backslash as if it were an escape, which they do not know: it is shown as it is written. A pattern is no text. */
function escapesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && isQuotedWithBackslash(node) && node.name.getText() !== 'pattern') found.push(node.getText());
    if (ts.isJsxText(node) && /\\(?:[\\nrtu'"`]|x[0-9a-f]{2})/i.test(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const APART =
  /\.types\.ts$|-class\.ts$|lib\/(?:site\/(?:content-security|head-script)|integrations\/(?:formats\/.*|feeds\/atom|api\/examples))\.ts$/;

/** Texts assembled from pieces that stay so, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "lib/text/plural.ts: `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`": 'a number and its noun, alone in its place',
  'components/prompts/actions/answer-options.tsx: <span aria-hidden="true"> Answer in{\' \'} <span className="ml-0.5 font-medium text-ink underline decoration-rule-field underline-offset-[0.3em]"> {language || \'any language\'} </span> <Icon name="expand" className="ml-1 inline-block size-3.5!" /> </span>':
    'drawn in place of a label and its select until they are loaded',
};

// SHOWN_TEXTS=texts.txt writes all of them into a file, to be read as one list.
test('a text on screen or in a mail is whole: a sentence for each case, with places for names and numbers only', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter((file) => !APART.test(file));
  const read = files.toSorted().map((file) => ({ file, ...shownTexts(file, readFileSync(file, 'utf8')) }));
  const texts = read.flatMap((one) => one.texts.map(({ line, text }) => `${one.file}:${line}\t${text}`));
  expect(texts.length).toBeGreaterThan(2000);
  if (process.env.SHOWN_TEXTS) writeFileSync(process.env.SHOWN_TEXTS, `${texts.join('\n')}\n`);
  const assembled = read.flatMap((one) => one.assembled.map(({ text }) => `${one.file}: ${text}`));
  expect(assembled.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

test('no word runs into the element before it', () => {
  const running = /<\/(?:a|b|bdi|cite|code|em|i|kbd|Link|strong)>[A-Za-z].*/g;
  const files = globSync('{app,components}/**/*.tsx');
  expect(files.flatMap((file) => readFileSync(file, 'utf8').match(running) ?? [])).toEqual([]);
});

const assembledIn = (code: string) => shownTexts('a.tsx', code).assembled.length > 0;

test.each([
  "<p>You have {same ? 'this already' : 'one like it'}: {title}</p>",
  "<p><b>{plural(count, 'prompt')}</b> of this list</p>",
  "<p>All prompts{isPublic && ', which are public'}</p>",
  '<p>Report a {kind} of {name}</p>',
  "<p>{plural(count, 'prompt')}{category && ` in ${category.name}`}{topic && `: ${topic.name}`}</p>",
  "<>{' '}{message}{failed && '. Try again in a moment.'}</>",
  "`${done ? 'Added' : 'Removed'} ${title}.`",
  "`Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`",
  "const noun = count === 1 ? 'prompt' : 'prompts'; const text = `${count} ${noun} found`;",
  "const text = (it) => `A moderator hid ${nameOf(it)}`; function nameOf(it) { return it ? 'your profile' : 'the prompt'; }",
  "'Signed in as ' + name",
])('%s is assembled', (code) => expect(assembledIn(code)).toBe(true));

test.each([
  "<p>Saved by {name} on {day}: <b>{count}</b>, see <a href='/x'>the list</a>.</p>",
  "<p>{count === 1 ? 'Found 1 prompt.' : `Found ${count} prompts.`} Nothing has been imported yet.</p>",
  "<p>It is hidden. {again && 'You asked for another look.'} <Link>Change it</Link></p>",
  "<b>{plural(count, 'prompt')}</b>",
  "`/prompt/${kind === 'own' ? 'mine' : 'shared'}`",
  "`flex ${open ? 'bg-ink p-2' : 'hidden'} min-w-0`",
  '`Picked up ${title}, ${place} of ${all}.`',
])('%s is whole', (code) => expect(assembledIn(code)).toBe(false));

test('no quoted attribute and no text of JSX has an escape: it would be shown with its backslash', () => {
  const files = globSync('{app,components}/**/*.tsx');
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) => escapesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('escapes are found in quoted attributes and in text, and not in expressions', () => {
  const shown = String.raw`<a b="is \\[NAME]" c='\u2026' d={'\\[NAME]'} e="plain">Two\nlines</a>`;
  expect(escapesIn('a.tsx', shown)).toEqual([String.raw`b="is \\[NAME]"`, String.raw`c='\u2026'`, String.raw`Two\nlines`]);
  expect(escapesIn('a.tsx', String.raw`<a>{'\n'}\[NAME] stays</a>`)).toEqual([]);
});
