import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextUrl, pageAfter } from '@/lib/integrations/api/list-page';
import { absoluteUrl } from '@/lib/site';

const same = (id: string) => id;

test('pages after each other are the whole list, each row once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 10 }), (rows, limit) => {
      const seen: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = pageAfter(rows, same, { after, limit });
        if (!page) throw new Error('A page leads nowhere');
        expect(page.rows.length).toBeLessThanOrEqual(limit);
        seen.push(...page.rows);
        after = page.next;
      }
      expect(seen).toEqual(rows);
    }),
  );
});

test('there is no page after what is not in the list', () => {
  expect(pageAfter(['a'], same, { after: 'b', limit: 1 })).toBeNull();
  expect(pageAfter(['a'], same, { after: '', limit: 1 })).toBeNull();
});

test('the address of the next page has the same query, and what it starts after', () => {
  const query = { category: 'Über & mehr', sort: undefined, limit: 5, after: 'a' };
  expect(nextUrl('/prompts', query, 'b')).toBe(`${absoluteUrl('/api/v1/prompts')}?category=%C3%9Cber+%26+mehr&limit=5&after=b`);
  expect(nextUrl('/prompts', query, null)).toBeNull();
});
