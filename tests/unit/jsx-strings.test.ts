import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

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
