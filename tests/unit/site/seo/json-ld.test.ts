import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absoluteUrl, site } from '@/lib/site';
import { breadcrumbs, collectionPage, faqPage, promptWork, serializeJsonLd, webSite } from '@/lib/site/seo/json-ld';
import { categoryEntry, promptEntry } from '../../support/library-folder';
import { anyText } from '../../support/templates';

const read = (data: Parameters<typeof serializeJsonLd>[0]) => JSON.parse(serializeJsonLd(data));

describe('structured data in a page', () => {
  test.each(['</script><script>alert(1)</script>', '</SCRIPT >', '<!--<script>', ']]>', '&lt;', '\u2028\u2029', '"\\'])(
    'cannot end its script element: %j',
    (text) => {
      const written = serializeJsonLd(
        promptWork(promptEntry({ title: text, promptText: `${text} [A|${text}]` }), categoryEntry({ name: text })),
      );
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toMatchObject({ name: text, genre: text });
    },
  );

  test('comes back from what is written, whatever the texts', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'</script>!-&"\\') })), (text) => {
        const data = faqPage([{ question: text, answer: text }]);
        expect(serializeJsonLd(data)).not.toMatch(/[<>&]/);
        expect(read(data)).toEqual(data);
      }),
    );
  });
});

describe('what is said of', () => {
  test('a prompt is its text as it would be sent', () => {
    expect(read(promptWork(promptEntry(), categoryEntry()))).toMatchObject({
      '@type': 'CreativeWork',
      text: 'Plan [THING] for three days.',
      url: absoluteUrl('/prompt/plan-a-thing'),
    });
  });

  test('a way to a page begins at home and counts from one', () => {
    const { itemListElement } = read(breadcrumbs([{ name: 'Coding', path: '/category/coding' }]));
    expect(itemListElement).toMatchObject([
      { position: 1, name: site.name, item: absoluteUrl('/') },
      { position: 2, name: 'Coding', item: absoluteUrl('/category/coding') },
    ]);
  });

  test('a list is how many there are in all, and those that are shown', () => {
    const data = collectionPage({ name: 'All', description: 'd', path: '/prompts', total: 250, items: [{ name: 'A', path: '/prompt/a' }] });
    expect(read(data).mainEntity).toMatchObject({
      numberOfItems: 250,
      itemListElement: [{ position: 1, name: 'A', url: absoluteUrl('/prompt/a') }],
    });
  });

  test('the site is where its search takes a query', () => {
    const { potentialAction } = read(webSite());
    const address = potentialAction.target.urlTemplate.replace('{search_term_string}', 'tea');
    expect(address).toBe(absoluteUrl('/prompts?q=tea'));
  });
});
