import { describe, expect, test } from 'vitest';
import { contentsOf, headingsOf } from '@/lib/guides/headings';

describe('the headings of a guide', () => {
  test('are those of level 2 and 3, in order, with the ids of their anchors', () => {
    const mdx =
      '# Title\n\n## What is it?\n\nText ## not a heading\n\n### Don’t *guess* `here`\n#### Too deep\n##No space\n\n## C++ & you  \n';
    expect(headingsOf(mdx)).toEqual([
      { level: 2, id: 'what-is-it', text: 'What is it?' },
      { level: 3, id: 'dont-guess-here', text: 'Don’t guess here' },
      { level: 2, id: 'c--you', text: 'C++ & you' },
    ]);
  });

  test('that read the same get different ids', () => {
    expect(headingsOf('## Try it\n\n## Try it\n\n### Try it').map(({ id }) => id)).toEqual(['try-it', 'try-it-1', 'try-it-2']);
  });

  test('are not looked for in code', () => {
    const mdx = '## Real\n\n```sh\n## a comment\n```\n\n~~~\n### another\n~~~\n\n## Real too';
    expect(headingsOf(mdx).map(({ text }) => text)).toEqual(['Real', 'Real too']);
  });
});

describe('the table of contents', () => {
  test('puts each level 3 heading under the level 2 heading before it', () => {
    const entries = contentsOf(headingsOf('## A\n### A1\n### A2\n## B\n### B1'));
    expect(entries.map(({ text, children }) => [text, children.map((child) => child.text)])).toEqual([
      ['A', ['A1', 'A2']],
      ['B', ['B1']],
    ]);
  });

  test('keeps level 3 headings that come first', () => {
    const entries = contentsOf(headingsOf('### Early\n### Second\n## A\n### A1'));
    expect(entries.map(({ text, children }) => [text, children.length])).toEqual([
      ['Early', 0],
      ['Second', 0],
      ['A', 1],
    ]);
  });
});
