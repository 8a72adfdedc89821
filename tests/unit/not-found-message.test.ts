import { expect, test } from 'vitest';
import { notFoundMessage } from '@/lib/site/not-found-message';

test.each([
  ['/prompt/nothing', 'Prompt Not Found'],
  ['/guides/nothing', 'Guide Not Found'],
  ['/category/nothing', 'Category Not Found'],
  ['/prompts/nothing', 'Page Not Found'],
  ['/nothing/prompt/', 'Page Not Found'],
  ['/', 'Page Not Found'],
])('what is missing at %s is called "%s"', (path, title) => {
  expect(notFoundMessage(path).title).toBe(title);
});

test('a missing prompt is missed in the words of the specification', () => {
  expect(notFoundMessage('/prompt/x').text.replaceAll('’', "'")).toBe(
    "The prompt you're looking for doesn't exist or may have been removed.",
  );
});
