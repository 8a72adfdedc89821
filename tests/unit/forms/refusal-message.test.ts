import { expect, test } from 'vitest';
import { refusalMessage } from '@/components/forms/refusal-message';
import { CREATE_MESSAGES, UPDATE_MESSAGES } from '@/components/my-prompts/user-prompt-messages';
import { saveMessage } from '@/components/prompts/actions/save-message';

const messages = { failed: 'It failed', 'invalid-link': 'Too old' };

test('the sentence of the form comes first, then the usual one, then that it failed', () => {
  expect(refusalMessage({ code: 'invalid-link' }, messages)).toBe('Too old');
  expect(refusalMessage({ code: 'signed-out' }, messages)).toBe('Not authenticated');
  expect(refusalMessage({ code: 'signed-out' }, { ...messages, 'signed-out': 'Who are you?' })).toBe('Who are you?');
  expect(refusalMessage({ code: 'failed' }, messages)).toBe('It failed');
  expect(refusalMessage({ code: 'not-saved' }, messages)).toBe('It failed');
});

test('whoever has to wait is told how many minutes', () => {
  const wait = (seconds: number) => refusalMessage({ code: 'too-many-attempts', seconds }, messages);
  expect(wait(1)).toBe('Too many attempts. Try again in a minute.');
  expect(wait(60)).toBe('Too many attempts. Try again in a minute.');
  expect(wait(61)).toBe('Too many attempts. Try again in 2 minutes.');
});

test('a full account is told which limit it is', () => {
  for (const form of [CREATE_MESSAGES, UPDATE_MESSAGES]) {
    expect(refusalMessage({ code: 'prompts-quota' }, form)).toContain('You have reached the limit of 1,000 prompts.');
    expect(refusalMessage({ code: 'text-quota' }, form)).toContain('You have reached the limit of 20 MB of text in your prompts.');
  }
  const full = saveMessage({ status: 'refused', code: 'saved-prompts-quota' }, true);
  expect(full).toContain('You have reached the limit of 2,000 saved prompts.');
});

test('a heart says what became of its prompt', () => {
  expect(saveMessage({ status: 'done' }, true)).toBe('Saved!');
  expect(saveMessage({ status: 'done', code: 'already-saved' }, true)).toBe('Already saved');
  expect(saveMessage({ status: 'done' }, false)).toBe('Removed from saved');
  // The backend refused, or did not answer.
  expect(saveMessage({ status: 'refused', code: 'failed' }, true)).toBe('Failed to save');
  expect(saveMessage({ status: 'refused', code: 'unexpected' }, true)).toBe('Error occurred');
  expect(saveMessage({ status: 'refused', code: 'no-connection' }, true)).toBe('You are offline. Try again when the connection is back.');
  expect(saveMessage({ status: 'refused', code: 'not-saved' }, true)).toBe('Failed to save');
  expect(saveMessage({ status: 'refused', code: 'too-many-attempts', seconds: 9 }, true)).toBe('Failed to save');
});
