import { expect, test } from 'vitest';
import { withFilter } from '@/lib/paths';

test('a list that is not narrowed has its plain address', () => {
  expect(withFilter('/prompts', {})).toBe('/prompts');
  expect(withFilter('/prompts', { q: '', category: '', page: 1 })).toBe('/prompts');
});

test('the parts of a filter come in one order, so that one list has one address', () => {
  expect(withFilter('/prompts', { page: 2, category: 'coding', q: 'plan' })).toBe('/prompts?q=plan&category=coding&page=2');
});

test('a query cannot add parameters, end the path or leave the site', () => {
  const address = withFilter('/prompts', { q: 'a&page=9#x?"><script> +%' });
  const { host, pathname, hash, searchParams } = new URL(address, 'https://site.example');
  expect([host, pathname, hash]).toEqual(['site.example', '/prompts', '']);
  expect([...searchParams]).toEqual([['q', 'a&page=9#x?"><script> +%']]);
  expect(address).not.toMatch(/[<>"]/);
});
