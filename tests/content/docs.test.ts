import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const documents = ['README.md', 'SECURITY.md', 'packages/cli/README.md', ...globSync('docs/**/*.md', { cwd: root }), 'bench/RESULTS.md'];

/** Folders that exist once the project has been started. */
const MADE_LATER = /^\.(data|next|env)/;

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const named = [...linksIn(text, path.dirname(document)), ...codeIn(text), ...treeIn(text)];
  expect(named.filter((file) => !MADE_LATER.test(file) && !exists(file))).toEqual([]);
});

test('a decision has at most 60 lines', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));
  const long = decisions.filter((file) => readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length > 60);
  expect(long).toEqual([]);
});

describe('paths are found', () => {
  test('in links, code and a tree of folders', () => {
    const text = 'See [a](../b.md#c), `lib/a.ts`, `/search` and `npm start`.\n\n```\nlib/      things\n  x/ y.ts      nouns\n```\n';
    expect(linksIn(text, 'docs/decisions')).toEqual(['docs/b.md']);
    expect(codeIn(text)).toEqual(['lib/a.ts']);
    expect(treeIn(text)).toEqual(['lib/', 'lib/x/', 'lib/y.ts']);
  });
});

function linksIn(text: string, folder: string): string[] {
  return [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => path.join(folder, target));
}

/** Inline code that begins with a file or folder of the project. */
function codeIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, found = '']) => found);
  return code.filter((found) =>
    /^(app|bench|components|content|data|docs|lib|packages|public|scripts|supabase|tests|\.github)\//.test(found),
  );
}

/** A code block whose lines begin with files and folders, those with an indent inside the last one without. */
function treeIn(text: string): string[] {
  const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  let parent = '';
  return blocks.flatMap((line) => {
    const names = (/^\s*(\S+(?: \S+)*)/.exec(line)?.[1] ?? '').split(' ').filter((name) => /^[\w.-]+\/$|^[\w.-]+\.[a-z]\w*$/.test(name));
    if (!line.startsWith(' ')) parent = names[0] ?? '';
    return line.startsWith(' ') ? names.map((name) => parent + name) : names;
  });
}

/** Tests may be named without their ending, and `*` stands for any name. */
function exists(file: string): boolean {
  const plain = file.replaceAll(/[()[\]{}]/g, '?');
  return existsSync(path.join(root, file)) || globSync([plain, `${plain}.*`], { cwd: root }).length > 0;
}
