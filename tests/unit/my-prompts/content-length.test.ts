import { expect, test } from 'vitest';
import { LIMITS } from '@/lib/limits';
import { editedLengthProblem, lengthWarning } from '@/lib/my-prompts/content-length';
import { isStoredContent } from '@/lib/my-prompts/prompt-form';

const { min, max } = LIMITS.content;
const long = '🙂'.repeat(max + 1);

test('an edited content has 10 to 10,000 characters', () => {
  expect(editedLengthProblem('x'.repeat(min - 1))).toBe('Content must be at least 10 characters');
  expect(editedLengthProblem('x'.repeat(min))).toBeNull();
  expect(editedLengthProblem('🙂'.repeat(max))).toBeNull();
  expect(editedLengthProblem(long)).toBe('Content must be less than 10,000 characters');
});

test('who creates a longer one is told early that it cannot be edited later', () => {
  expect(lengthWarning('x'.repeat(max))).toBeNull();
  expect(lengthWarning(`${'x'.repeat(max)}\n\n`)).toBeNull();
  expect(lengthWarning(long)).toMatch(/^You can create a prompt of more than 10,000 characters, but you can edit its content later only/);
});

test('who edits a longer one is told what can be changed, and what is wrong once they change the content', () => {
  expect(lengthWarning(long, long)).toMatch(/You can change everything else/);
  expect(lengthWarning(`${long}!`, long)).toBe('Content must be less than 10,000 characters');
  expect(lengthWarning('Short enough', long)).toBeNull();
});

test('a content is the stored one whatever a form does to its line ends and edges', () => {
  expect(isStoredContent('one\ntwo', ' one\r\ntwo\n')).toBe(true);
  expect(isStoredContent('one\ntwo', 'one two')).toBe(false);
  expect(isStoredContent('', 'one')).toBe(false);
});
