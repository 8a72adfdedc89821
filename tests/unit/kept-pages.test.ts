import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasKeptPages, isKeptPath, keptPath, keptQuery, publicPath } from '@/lib/kept-pages';

const segmentOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const kept = (pathname: string, query: string) => keptPath(pathname, new URLSearchParams(query));

describe('the path a page is kept under', () => {
  test('holds what the page knows of its query, and nothing else', () => {
    expect(keptQuery(segmentOf(kept('/prompts', 'utm_source=x&q=plan+a+week&category=coding&after=1')))).toEqual({
      q: 'plan a week',
      category: 'coding',
    });
    expect(keptQuery(segmentOf(kept('/search', 'category=coding&q=plan')))).toEqual({ q: 'plan' });
  });

  test('is the same for the same query, in whatever order and with whatever else', () => {
    const path = kept('/prompts', 'q=plan&page=2');
    expect(kept('/prompts', 'page=2&q=plan')).toBe(path);
    expect(kept('/prompts', 'q=plan&page=2&q=other&ref=mail&category=')).toBe(path);
    expect(kept('/prompts', 'q=plan&page=3')).not.toBe(path);
  });

  test('is there without a query too', () => {
    expect(kept('/prompts/shared', '')).toBe('/prompts/shared/kept/all');
    expect(keptQuery('all').q).toBeUndefined();
  });

  test('brings every text back as it was, in letters that no part of the way decodes', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(text, text, (q, category) => {
        const path = keptPath('/prompts', new URLSearchParams({ q, category }));
        expect(path).toMatch(/^\/prompts\/kept\/[\w-]+$/);
        expect(keptQuery(segmentOf(path))).toEqual({ q: q.toWellFormed(), category: category.toWellFormed() });
      }),
    );
  });

  test('has a bounded length', () => {
    const long = new URLSearchParams({ q: '🙂'.repeat(10_000), category: 'x'.repeat(100_000) });
    expect(keptPath('/prompts', long).length).toBeLessThan(20_000);
  });
});

test('a segment that nobody made says nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (segment) => {
      expect(() => keptQuery(segment)).not.toThrow();
    }),
  );
  expect(keptQuery('%%%')).toEqual({});
});

test.each([
  ['/prompts/kept/cT1h', '/prompts', true],
  ['/prompts/shared/kept/all', '/prompts/shared', true],
  ['/search/kept/all', '/search', true],
  ['/prompts', '/prompts', false],
  ['/guides/kept/all', '/guides', false],
  ['/', '/', false],
])('%s is known as %s', (pathname, known, isKept) => {
  expect(publicPath(pathname)).toBe(known);
  expect(isKeptPath(pathname)).toBe(isKept);
});

test('only lists are kept for each query', () => {
  expect(['/prompts', '/search', '/prompts/shared', '/guides', '/constructor'].map(hasKeptPages)).toEqual([true, true, true, false, false]);
});
