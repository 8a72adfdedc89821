import { describe, expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { renameSchema } from '@/lib/my-prompts/prompt-form';

const problems = (fields: object) =>
  renameSchema
    .safeParse({ kind: 'tag', label: 'work', name: 'Work', ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? 'none';

describe('the form that renames', () => {
  test.each([{ name: '' }, { name: ' ' }, { kind: 'category', name: ' ' }, { name: '#' }, { name: '# #' }])(
    'needs a name in %j',
    (fields) => {
      expect(problems(fields)).toEqual([['name', 'A name is required']]);
    },
  );

  test.each([{ name: '#work' }, { kind: 'category', name: '#' }, { kind: 'category', name: 'a, b' }])('takes %j', (fields) => {
    expect(problems(fields)).toBe('none');
  });

  test('takes an old and a new name of as many emoji as they may have characters', () => {
    const label = '📚'.repeat(LIMITS.category.max);
    expect(problems({ kind: 'category', label, name: label })).toBe('none');
    const tag = '📚'.repeat(LIMITS.tags.length);
    expect(problems({ label: tag, name: tag })).toBe('none');
  });
});
