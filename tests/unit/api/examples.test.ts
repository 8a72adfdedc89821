import { expect, test } from 'vitest';
import { curlExample } from '@/lib/api/examples';
import { operations } from '@/lib/api/operations';
import { findLibraryPrompt } from '@/lib/prompts/library';
import { absoluteUrl } from '@/lib/site';

test('a command asks for what is there, and what people publish is in capitals', () => {
  expect(curlExample(operations.getPrompt)).toBe(`curl '${absoluteUrl('/api/v1/prompts/professional-email')}'`);
  expect(curlExample(operations.getCollection)).toBe(`curl '${absoluteUrl('/api/v1/collections/USERNAME/SLUG')}'`);
  expect(curlExample(operations.fillPublicPrompt)).toContain(`-d '{"values":{}}'`);
});

test('what the examples fill in are blanks of their prompt', () => {
  const [, body = ''] = /-d '(.+)'$/.exec(curlExample(operations.fillPrompt)) ?? [];
  const names = Object.keys(JSON.parse(body).values);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(findLibraryPrompt('professional-email')?.variables).toContain(name);
});
