import { expect, test } from 'vitest';
import type { WholeCollection } from '../../../lib/collections/collection';
import { NO_TEXTS } from '../../../lib/collections/collection-fields';
import { collectionMarkdown } from '../../../lib/collections/markdown';

const collection: WholeCollection = {
  ...NO_TEXTS,
  title: 'Monday in the *bakery*',
  slug: 'monday-in-the-bakery',
  description: '1. First the newsletter\n- then <b>posts</b>',
  owner: { username: 'maya', displayName: 'Maya [L]', xHandle: null },
  prompts: [
    { title: 'Newsletter', from: 'Marketing', url: 'https://example.com/prompt/newsletter', text: 'Write about [TOPIC|bread].\n\nShort.' },
    { title: 'With code', from: 'Maya', url: null, text: 'Explain:\n````\nx\n````' },
    { title: 'Too long', from: 'Maya', url: null, text: null },
  ],
};

test('a collection becomes one document: a heading and the text as it was written for each prompt', () => {
  expect(collectionMarkdown(collection, 'https://example.com/u/maya/monday-in-the-bakery')).toBe(`# Monday in the \\*bakery\\*

1\\. First the newsletter
\\- then \\<b\\>posts\\</b\\>

By Maya \\[L\\] (@maya), <https://example.com/u/maya/monday-in-the-bakery>

## 1. Newsletter

Marketing, <https://example.com/prompt/newsletter>

\`\`\`text
Write about [TOPIC|bread].

Short.
\`\`\`

## 2. With code

Maya

\`\`\`\`\`text
Explain:
\`\`\`\`
x
\`\`\`\`
\`\`\`\`\`

## 3. Too long

Maya

Left out, because this document would be too long.
`);
});

test('what is left out leaves no gap', () => {
  const own = { ...collection, ...NO_TEXTS, title: collection.title, owner: null, prompts: [] };
  expect(collectionMarkdown(own, null)).toBe('# Monday in the \\*bakery\\*\n');
  const prompts = [{ title: 'Mine', from: '', url: null, text: 'Say it.' }];
  expect(collectionMarkdown({ ...own, prompts }, null)).toContain('## 1. Mine\n\n```text');
});
