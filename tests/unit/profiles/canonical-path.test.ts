import { expect, test } from 'vitest';
import { canonicalProfilePath } from '@/lib/profiles/canonical-path';

test.each([
  ['/u/ADA', '/u/ada'],
  ['/u/Ada/A-List', '/u/ada/a-list'],
  ['/u/ADA.md', '/u/ada.md'],
  ['/u/ADA/a-list.skills.zip', '/u/ada/a-list.skills.zip'],
  ['/u/ADA/prompts/2', '/u/ada/prompts/2'],
  ['/u/ada/prompts/1', '/u/ada'],
  ['/u/ada/prompts/abc', '/u/ada'],
  ['/u/ada/prompts/print', '/u/ada'],
  ['/u/ada/prompts/%32', '/u/ada'],
  ['/u/ada/prompts/02', '/u/ada/prompts/2'],
  ['/u/ada/a-list/1', '/u/ada/a-list'],
  ['/u/ada/a-list/x', '/u/ada/a-list'],
])('%s has its address at %s', (asked, canonical) => {
  expect(canonicalProfilePath(asked)).toBe(canonical);
});

test.each(['/u/ada', '/u/ada/a-list', '/u/ada/prompts/2', '/u/ada/a-list/55', '/u/ada/a-list/print', '/u/ada/a-list/use'])(
  '%s is an address',
  (path) => {
    expect(canonicalProfilePath(path)).toBe(path);
  },
);
