import { expect, test } from 'vitest';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

const page = { title: 'A title', description: 'A description', path: '/prompt/a-slug' };

test('a page names its Markdown where there is some', () => {
  expect(pageMetadata({ ...page, hasMarkdown: true }).alternates).toEqual({
    canonical: '/prompt/a-slug',
    types: { 'text/markdown': '/prompt/a-slug.md' },
  });
  expect(pageMetadata(page).alternates).toEqual({ canonical: '/prompt/a-slug', types: {} });
});

test('a page names the feed of its list', () => {
  expect(pageMetadata({ ...page, feedOf: '/prompts' }).alternates?.types).toEqual({
    'application/atom+xml': [{ url: '/prompts.atom', title: 'A title' }],
  });
});
