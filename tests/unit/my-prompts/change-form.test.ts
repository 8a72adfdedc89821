import { describe, expect, test } from 'vitest';
import { CHANGES, LIMITS } from '@/lib/limits';
import { changeSchema } from '@/lib/my-prompts/change-form';

const ID = '11111111-1111-4111-8111-111111111111';
const form = (fields: object) => ({
  ids: [ID],
  all: '',
  filter: '',
  change: 'delete',
  category: '',
  tags: '',
  collection: '',
  fromPage: '',
  sure: '',
  ...fields,
});
const problems = (fields: object) =>
  changeSchema.safeParse(form(fields)).error?.issues.map(({ path, message }) => [path[0], message]) ?? 'none';

describe('the form of several prompts', () => {
  test('is what is chosen and what shall be done to it', () => {
    expect(changeSchema.parse(form({ change: 'category', category: ' Sales ', all: 'true', filter: 'q=plan' }))).toEqual({
      ...{
        ids: [ID],
        all: true,
        filter: 'q=plan',
        change: 'category',
        category: 'Sales',
        tags: [],
        collection: '',
        format: '',
        fromPage: false,
        sure: false,
      },
    });
    expect(changeSchema.parse(form({ category: ' ' })).category).toBeNull();
  });

  test('needs prompts, or all of them', () => {
    expect(problems({ ids: [] })).toEqual([['ids', 'Choose prompts first']]);
    expect(problems({ ids: [], all: 'true' })).toBe('none');
    expect(problems({ ids: Array.from({ length: CHANGES.prompts + 1 }, () => ID) })).not.toBe('none');
  });

  test('needs tags where they are added or removed', () => {
    for (const change of ['tag', 'untag']) expect(problems({ change }), change).toEqual([['tags', 'Type a tag']]);
    expect(changeSchema.parse(form({ change: 'tag', tags: ' #Work, e-mail; work ,' })).tags).toEqual(['Work', 'e-mail']);
  });

  test('needs a collection where one is changed', () => {
    for (const change of ['add', 'remove']) expect(problems({ change }), change).toEqual([['collection', 'Choose a collection']]);
    expect(problems({ change: 'add', collection: ID })).toBe('none');
  });

  test.each([
    { ids: ['x'] },
    { ids: "'; --" },
    { change: '' },
    { change: 'publish' },
    { collection: 'x' },
    { filter: 'x'.repeat(2001) },
    { category: 'x'.repeat(LIMITS.category.max + 1) },
    { category: '\u202e' },
    { all: 'yes' },
  ])('refuses %j', (fields) => {
    expect(problems(fields)).not.toBe('none');
  });
});
