import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { linkItem, withFrontMatter } from '@/lib/text/markdown';
import { anyText } from '@/tests/unit/support/templates';

test('front matter stands before the text, without what is not known', () => {
  const fields = { title: 'Plan: a trip', author: null, tags: [], days: 3, topic: undefined };
  expect(withFrontMatter(fields, 'Go to [CITY].')).toBe('---\ntitle: "Plan: a trip"\ndays: 3\n---\n\nGo to [CITY].\n');
});

test('whatever a field says, it reads back as it was', () => {
  const field = anyText.map((text) => text.toWellFormed());
  fc.assert(
    fc.property(field, fc.array(field, { minLength: 1 }), field, (title, list, body) => {
      const document = withFrontMatter({ title, list }, body);
      const end = document.indexOf('\n---\n\n', 3);
      expect(parse(document.slice(4, end + 1))).toEqual({ title, list });
      expect(document.slice(end + 6)).toBe(`${body}\n`);
    }),
  );
});

test('a link in a list stays on its line, and its words are no markup', () => {
  expect(linkItem('A [very]\nlong *title*', 'https://example.com/a.md', 'With `code`\n- and a list')).toBe(
    '- [A \\[very\\] long \\*title\\*](https://example.com/a.md): With \\`code\\` - and a list',
  );
  expect(linkItem('Plain', '/a.md')).toBe('- [Plain](/a.md)');
});
