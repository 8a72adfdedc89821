import { expect, test } from 'vitest';
import { openApiDocument } from '@/lib/integrations/api/openapi';
import { typeText } from '@/lib/integrations/api/schema-text';

const { components, paths } = openApiDocument();
const said = (schema: Parameters<typeof typeText>[0]) =>
  typeText(schema)
    .map(({ text }) => text)
    .join('');
const field = (id: string, name: string) => said(components.schemas[id]?.properties?.[name] as Parameters<typeof typeText>[0]);

test('types are said in words', () => {
  expect(field('Prompt', 'blanks')).toBe('list of Blank');
  expect(field('Prompt', 'author')).toBe('Author or null');
  expect(field('Prompt', 'kind')).toBe('plain, material, conversation or null');
  expect(field('Prompt', 'topic')).toBe('text or null');
  expect(field('Prompt', 'url')).toBe('address');
  expect(field('Prompt', 'category')).toBe('{ slug: text or null, name: text } or null');
  expect(field('PromptList', 'next')).toBe('address or null');
  expect(field('Values', 'values')).toBe('text by name');
  const limit = paths['/prompts']?.get?.parameters.find(({ name }) => name === 'limit');
  expect(limit && said(limit.schema)).toBe('number from 1 to 100 (default: 24)');
  const q = paths['/search']?.get?.parameters.find(({ name }) => name === 'q');
  expect(q && said(q.schema)).toBe('text of at most 200 characters');
});
