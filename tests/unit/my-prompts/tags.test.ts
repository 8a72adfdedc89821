import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittedTags } from '@/lib/import/tags';
import { tagsInField } from '@/lib/integrations/formats/parse-file';
import { LIMITS } from '@/lib/limits';
import { createPromptSchema } from '@/lib/my-prompts/prompt-form';
import { completedTags, tagsIn, tagsProblem, tagsText, tidyTags } from '@/lib/my-prompts/tags';
import { promptForm } from '@/tests/support/forms';

describe('tags in one line', () => {
  test.each<[string, string[]]>([
    ['', []],
    [' , ;', []],
    ['work', ['work']],
    [' work ,e-mail;  two words ', ['work', 'e-mail', 'two words']],
    ['Work, WORK, work', ['Work']],
    ['#work, # e-mail, #', ['work', 'e-mail']],
    ['仕事、メール，下書き', ['仕事', 'メール', '下書き']],
    ['e\u0301tude, \u00e9tude', ['\u00e9tude']],
    ['C#, .NET', ['C#', '.NET']],
  ])('%j', (text, tags) => expect(tagsIn(text)).toEqual(tags));

  test('come back as they were written', () => {
    const list = fc.array(fc.string({ unit: 'grapheme' })).map((tags) => tagsIn(tags.join()));
    fc.assert(
      fc.property(list, (tags) => {
        expect(tagsIn(tagsText(tags))).toEqual(tags);
      }),
    );
  });
});

test('what is tidy stays as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (tags) => {
      expect(tidyTags(tidyTags(tags))).toEqual(tidyTags(tags));
    }),
  );
});

test('a prompt has at most five tags of thirty characters, also where these are longer in bytes', () => {
  const problem = (tags: string[]) => createPromptSchema.safeParse(promptForm({ tags: tagsText(tags) })).error?.issues[0]?.message ?? null;
  const five = ['a', 'b', 'c', 'd', '🙂'.repeat(LIMITS.tags.length)];
  expect([problem(five), tagsProblem(five)]).toEqual([null, null]);
  expect(problem([...five, 'f'])).toBe('A prompt can have at most 5 tags');
  expect(problem(['x'.repeat(LIMITS.tags.length + 1)])).toBe('A tag can have at most 30 characters');
  expect(problem(['two\u202elines'])).toBe('A tag contains characters that cannot be shown');
});

test('the tag that is typed last is completed by those that are not there yet', () => {
  const own = ['email', 'Emergency', 'work'];
  expect(completedTags('', own)).toEqual(own);
  expect(completedTags('em', own)).toEqual(['email', 'Emergency']);
  expect(completedTags('work, EM', own)).toEqual(['work, email', 'work, Emergency']);
  expect(completedTags('Email,', own)).toEqual(['Email,Emergency', 'Email,work']);
  expect(completedTags('x', own)).toEqual([]);
});

describe('tags of a file', () => {
  test.each<[unknown, string[]]>([
    [
      ['a', 7, 'b, c'],
      ['a', '7', 'b', 'c'],
    ],
    ['a; b', ['a', 'b']],
    ['#one #two', ['one', 'two']],
    ['two words', ['two words']],
    [' #one of #two', ['one of', 'two']],
    ['chart #1, C #', ['chart #1', 'C #']],
    [[{ name: 'a' }], []],
    [{ a: 1 }, []],
    [null, []],
    [undefined, []],
  ])('%j', (field, tags) => expect(tagsInField(field)).toEqual(tags));

  test('that a prompt cannot have are named', () => {
    expect(fittedTags(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual({
      tags: ['a', 'b', 'c', 'd', 'e'],
      notes: [{ kind: 'left-out', text: 'Left out: the tag f, the tag g' }],
    });
    expect(fittedTags(['x'.repeat(31), 'ok', 'o\u0007k', 'OK'])).toEqual({
      tags: ['ok'],
      notes: [{ kind: 'left-out', text: `Left out: the tag ${'x'.repeat(31)}` }],
    });
    const many = fittedTags(Array.from({ length: 5000 }, (_, at) => `t${at}`));
    expect(many.tags).toHaveLength(5);
    expect(many.notes[0]?.text).toMatch(/^Left out: the tag t5, the tag t6, .+ and 4975 more$/);
  });
});
