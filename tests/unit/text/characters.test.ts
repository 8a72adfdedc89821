import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { editedLengthProblem } from '@/lib/my-prompts/content-length';
import { createPromptSchema } from '@/lib/my-prompts/prompt-form';
import { profileSchema } from '@/lib/profiles/profile-form';
import { templateProblem } from '@/lib/prompts/template-limits';
import { countCharacters, firstCharacters, lengthProblem } from '@/lib/text/characters';
import { profileForm, promptForm } from '@/tests/support/forms';

const emoji = (count: number) => '🙂'.repeat(count);
const ok = (schema: { safeParse: (fields: unknown) => { success: boolean } }, fields: Record<string, string>) =>
  schema.safeParse(fields).success;

test('an emoji is one character', () => {
  expect(countCharacters('a🙂é')).toBe(3);
  expect(firstCharacters('a🙂é', 2)).toBe('a🙂');
  expect(lengthProblem('Title', ` ${emoji(100)} `, 100)).toBeNull();
  expect(lengthProblem('Title', emoji(101), 100)).toBe('Title must be at most 100 characters');
});

test('the first characters of a text are as many as asked for, and whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(50), (text, max) => {
      const first = firstCharacters(text, max);
      expect(text.slice(0, first.length)).toBe(first);
      expect(countCharacters(first)).toBe(Math.min(max, countCharacters(text)));
    }),
  );
});

describe('forms take as many emoji as letters', () => {
  test.each([
    ['a title', LIMITS.title.max, (text: string) => ok(createPromptSchema, promptForm({ title: text }))],
    ['a category', LIMITS.category.max, (text: string) => ok(createPromptSchema, promptForm({ category: text }))],
    ['a new content', LIMITS.content.hardMax, (text: string) => ok(createPromptSchema, promptForm({ content: text }))],
    ['an edited content', LIMITS.content.max, (text: string) => editedLengthProblem(text) === null],
    ['a display name', LIMITS.displayName.max, (text: string) => ok(profileSchema, profileForm({ displayName: text }))],
    ['a bio', LIMITS.bio.max, (text: string) => ok(profileSchema, profileForm({ bio: text }))],
    ['defaults filled in', 1000, (text: string) => templateProblem(`[A|${text}]${'[A]'.repeat(99)}`) === null],
  ])('in %s', (_name, max, accepts) => {
    expect(accepts(emoji(max)), `${max} emoji are accepted`).toBe(true);
    expect(accepts(emoji(max + 1)), `${max + 1} emoji are refused`).toBe(false);
  });

  test('and an edited content needs ten of them', () => {
    expect(editedLengthProblem(emoji(LIMITS.content.min))).toBeNull();
    expect(editedLengthProblem(emoji(LIMITS.content.min - 1))).not.toBeNull();
  });
});
