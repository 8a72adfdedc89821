import { expect, test } from 'vitest';
import { z } from 'zod';
import { splitFrontMatter } from '@/lib/server/content/front-matter';
import { messageOf } from '@/tests/unit/support/errors';

const schema = z.strictObject({ title: z.string(), tags: z.array(z.string()).optional() });

test('parts front matter and body', () => {
  expect(splitFrontMatter('---\ntitle: A\ntags: [x, y]\n---\n\n# Hello\n\nText\n', schema, 'a.mdx')).toEqual({
    frontMatter: { title: 'A', tags: ['x', 'y'] },
    body: '# Hello\n\nText',
  });
});

test('reads files with Windows line ends', () => {
  expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nText\r\n', schema, 'a.mdx')).toEqual({ frontMatter: { title: 'A' }, body: 'Text' });
});

test('leaves a rule inside the body alone', () => {
  expect(splitFrontMatter('---\ntitle: A\n---\nOne\n\n---\n\nTwo', schema, 'a.mdx').body).toBe('One\n\n---\n\nTwo');
});

test.each([
  ['a missing field', '---\ntags: []\n---\n', 'title: '],
  ['a wrong item of a list', '---\ntitle: A\ntags: [x, 3]\n---\n', 'tags.1: '],
  ['front matter that is a list', '---\n- title\n---\n', '(the entry itself): '],
  ['no front matter', 'Text', 'title: '],
  ['front matter that is no YAML', '---\ntitle: [\n---\n', 'YAML'],
])('%s is an error that names the file and the place', (_, source, fault) => {
  const said = messageOf(() => splitFrontMatter(source, schema, 'a.mdx'));
  expect(said).toContain('ContentError: a.mdx, front matter:');
  expect(said).toContain(fault);
});
