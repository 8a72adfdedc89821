import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const LONGEST = 200;

const files = (...patterns: string[]) => globSync(patterns).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('no class is a string of over 200 characters: it is a utility of app/utilities.css, or a component', () => {
  const sources = files('{app,components}/**/*.{ts,tsx}');
  expect(sources.length).toBeGreaterThan(300);
  const long = sources.flatMap(({ file, text }) =>
    classesIn(file, text)
      .filter(({ length }) => length > LONGEST)
      .map((classes) => `${file}: ${classes.length} characters, ${classes.slice(0, 40)}`),
  );
  expect(long).toEqual([]);
});

test('classes are found in quotes, in templates and in what is added up; sentences and drawings are none', () => {
  const source = [
    'const a = "flex gap-2";',
    "const b = 'grid ' + 'p-2';",
    'const c = `$' + '{a} m-1 $' + '{b}`;',
    'const d = "Write this down.";',
    'const e = `<svg class="x" />`;',
  ].join('\n');
  expect(classesIn('a.ts', source)).toEqual(['flex gap-2', 'grid p-2', ' m-1 ']);
});

test('every data attribute is one that docs/decisions/styling.md lists, and none of those is gone', () => {
  const used = files('{app,components,lib}/**/*.{ts,tsx,css}').flatMap(({ text }) => text.match(/\bdata-[a-z]+(?:-[a-z]+)*/g) ?? []);
  const written = files('{app,components,lib}/**/*.{ts,tsx}').flatMap(({ text }) =>
    [...text.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => attributeOf(name)),
  );
  const listed = readFileSync('docs/decisions/styling.md', 'utf8').match(/(?<=^\|.*`)data-[a-z-]+/gm) ?? [];
  expect(listed.length).toBeGreaterThan(10);
  expect([...new Set([...used, ...written])].filter((name) => name !== A_CATEGORY).sort()).toEqual([...new Set(listed)].sort());
});

const A_CATEGORY = 'data-analysis';

const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The strings of a source that look like a list of classes. The variables of a template do not count. */
function classesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const string = stringOf(node);
    if (string === undefined) ts.forEachChild(node, visit);
    else if (isClasses(string)) found.push(string);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

function stringOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map(({ literal }) => literal.text).join('');
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [stringOf(node.left), stringOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Several words, none of which begins with a capital letter or ends as a sentence or an element does. */
function isClasses(string: string): boolean {
  const words = string.trim().split(/\s+/);
  return string.includes(' ') && words.every((word) => !/^[A-Z<]|[.,;?>]$|^["'(]/.test(word));
}
