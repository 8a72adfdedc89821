import { describe, expect, test } from 'vitest';
import { guides } from '@/lib/guides/guides';
import { loadFaq, loadTextPage, textPageSlugs } from '@/lib/server/content/pages';
import { parseLinks } from '@/lib/text/linked-text';
import { faultOf } from './support/routes';

const linksIn = (mdx: string) => [...mdx.matchAll(/\]\(([^)]*)\)|href="([^"]*)"/g)].map(([, link, href]) => link ?? href ?? '');

const sources = [
  ...guides().map(({ slug, body }) => ({
    source: `guides/${slug}`,
    links: linksIn(body ?? '').map((link) => (link.startsWith('#') ? `/guides/${slug}${link}` : link)),
  })),
  ...textPageSlugs().map((page) => ({ source: `pages/${page}`, links: linksIn(loadTextPage(page).body) })),
  { source: 'faq', links: loadFaq().flatMap(({ answer }) => parseLinks(answer).flatMap(({ href }) => href ?? [])) },
];

describe('links', () => {
  test.each(sources)('of $source lead somewhere', ({ links }) => {
    const inner = links.filter((link) => !link.startsWith('https://'));
    expect(inner.filter((link) => !link.startsWith('/'))).toEqual([]);
    expect(inner.flatMap((link) => (faultOf(link) === null ? [] : `${link}: ${faultOf(link)}`))).toEqual([]);
  });

  test('are found in every guide and in the FAQ', () => {
    const without = sources.filter(({ links }) => links.length === 0).map(({ source }) => source);
    expect(without.filter((source) => !source.startsWith('pages/'))).toEqual([]);
  });

  test('of the FAQ are all of the kind that is made into links', () => {
    const written = loadFaq().flatMap(({ answer }) => linksIn(answer));
    expect(sources.at(-1)?.links).toEqual(written);
  });
});

describe('the check of links', () => {
  test.each(['/', '/prompts', '/faq', '/guides/grok-for-coding', '/category/coding', '/prompts?q=email', '/sitemap.xml'])(
    'accepts %s',
    (link) => {
      expect(faultOf(link)).toBeNull();
    },
  );

  test.each([
    '/nothing',
    '/prompt',
    '/prompt/nothing',
    '/category/nothing',
    '/guides/nothing',
    '/prompts?q=zzzzqqqq',
    '/guides/grok-for-coding#nothing',
    '/prompts/nothing',
  ])('refuses %s', (link) => {
    expect(faultOf(link)).not.toBeNull();
  });
});
