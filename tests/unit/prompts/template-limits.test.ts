import { describe, expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { createPromptSchema, editPromptSchema } from '@/lib/my-prompts/prompt-form';
import { promptSchema } from '@/lib/prompts/prompt';
import { variablesOf } from '@/lib/prompts/template';
import { templateProblem } from '@/lib/prompts/template-limits';
import { promptForm } from '../../support/forms';
import { promptEntry } from '../support/library-folder';
import { blanksNamed } from '../support/templates';

const { max } = LIMITS.variables;
const { hardMax } = LIMITS.content;
const tooMany = 'A prompt can have at most 100 blanks. This one has 101. Remove some, or split it into two prompts.';
const tooLong =
  'With its defaults filled in, a prompt can have at most 100,000 characters. Shorten the defaults, or repeat their blanks less often.';

/** `repeats` places of a blank whose default has `length` characters. */
const repeated = (length: number, repeats: number) => `[A|${'x'.repeat(length)}]${'[A]'.repeat(repeats - 1)}`;

test('a prompt may have a hundred blanks, however often each stands in it', () => {
  expect(templateProblem(blanksNamed(max))).toBeNull();
  expect(templateProblem(blanksNamed(max).repeat(3))).toBeNull();
  expect(templateProblem(blanksNamed(max + 1))).toBe(tooMany);
});

test('a prompt may not grow beyond the longest text once its defaults are filled in', () => {
  expect(templateProblem(repeated(hardMax / 100, 100))).toBeNull();
  expect(templateProblem(`${repeated(hardMax / 100, 100)}.`)).toBe(tooLong);
  // 833 million characters, which no program should try to make.
  expect(templateProblem(repeated(50_000, 16_666))).toBe(tooLong);
});

test('a blank without a default counts as it is written, and an empty default as nothing', () => {
  const { max: places } = LIMITS.variablePlaces;
  expect(templateProblem(`${'[A]'.repeat(places)}${'x'.repeat(hardMax - 3 * places)}`)).toBeNull();
  expect(templateProblem(`[A|]${'[A]'.repeat(places - 1)}${'x'.repeat(hardMax)}`)).toBeNull();
  expect(templateProblem(`[A]${'x'.repeat(hardMax)}`)).toBe(tooLong);
});

test('blanks may stand in a thousand places, which a page draws as fields', () => {
  const { max: places } = LIMITS.variablePlaces;
  expect(templateProblem(repeated(1, places))).toBeNull();
  expect(templateProblem(repeated(1, places + 1))).toBe(
    'The blanks of a prompt can appear in at most 1,000 places. Repeat them less often.',
  );
});

describe('the limits hold', () => {
  const messages = (error: { issues: { message: string }[] } | undefined) => error?.issues.map(({ message }) => message);

  test('where a prompt is created', () => {
    expect(messages(createPromptSchema.safeParse(promptForm({ content: blanksNamed(max) })).error)).toBeUndefined();
    expect(messages(createPromptSchema.safeParse(promptForm({ content: blanksNamed(max + 1) })).error)).toEqual([tooMany]);
    expect(messages(createPromptSchema.safeParse(promptForm({ content: repeated(50_000, 10_000) })).error)).toEqual([tooLong]);
  });

  test('where it is edited', () => {
    const edit = { ...promptForm(), id: crypto.randomUUID(), updatedAt: 'now' };
    expect(messages(editPromptSchema.safeParse({ ...edit, content: blanksNamed(max) }).error)).toBeUndefined();
    expect(messages(editPromptSchema.safeParse({ ...edit, content: blanksNamed(max + 1) }).error)).toEqual([tooMany]);
    expect(messages(editPromptSchema.safeParse({ ...edit, content: repeated(5000, 1000) }).error)).toEqual([tooLong]);
  });

  test('in the library', () => {
    const problems = (promptText: string) => {
      const variables = variablesOf(promptText).map(({ name }) => name);
      return messages(promptSchema.safeParse({ ...promptEntry(), promptText, variables }).error);
    };
    expect(problems(blanksNamed(max))).toBeUndefined();
    expect(problems(blanksNamed(max + 1))).toEqual([tooMany]);
    expect(problems(repeated(5000, 1000))).toEqual([tooLong]);
  });
});
