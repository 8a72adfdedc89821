import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Report } from '@/packages/cli/src/sync/report';

beforeEach(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));
afterEach(() => void vi.restoreAllMocks());

test.each([
  [undefined, 'push --mine FILE'],
  ['prompts', 'push prompts --mine FILE'],
  ['my prompts', "push 'my prompts' --mine FILE"],
  ["it's", "push 'it'\\''s' --mine FILE"],
])('a conflict in the folder %j is settled by what is said to be typed', (folder, typed) => {
  const report = new Report({ dryRun: false, json: false, folder });
  report.conflict('a.md', null, 'it was changed here and there');
  expect(() => report.end()).toThrow(
    `To keep yours: grok-prompts ${typed}. To take theirs: grok-prompts ${typed.replace('push', 'pull').replace('mine', 'theirs')}.`,
  );
});
