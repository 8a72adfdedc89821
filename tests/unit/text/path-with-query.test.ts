import { expect, test, vi } from 'vitest';
import { pathWithQuery } from '@/lib/text/path-with-query';

test('a path has its query, also in a browser whose queries have no size', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  expect(pathWithQuery('/prompts', new URLSearchParams({ q: 'two words' }))).toBe('/prompts?q=two+words');
  expect(pathWithQuery('/prompts', new URLSearchParams())).toBe('/prompts');
});
