import { expect, test } from 'vitest';
import { valuesText } from '@/components/prompts/row/stored-values';

test('what was written is said by its labels, on one line', () => {
  expect(valuesText({ RECIPIENT: 'Maya', SPECIAL_OFFER: '20% off\nuntil  Friday ' })).toBe(
    'Recipient: Maya, Special Offer: 20% off until Friday',
  );
});

test('what is empty is not said', () => {
  expect(valuesText({})).toBe('');
  expect(valuesText({ TOPIC: '', NOTES: ' \n ' })).toBe('');
});

test('long values are cut, and so are many', () => {
  expect(valuesText({ NOTES: '😀'.repeat(1000) })).toBe(`Notes: ${'😀'.repeat(60)}…`);
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`BLANK_${index}`, 'some words']));
  expect([...valuesText(many)].length).toBeLessThanOrEqual(201);
});
