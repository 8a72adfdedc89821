import { expect, test } from 'vitest';
import { appealSchema, decisionSchema, reportSchema, suspensionSchema } from '@/lib/moderation/moderation-forms';

const id = '5eed0000-0000-4000-8000-000000000001';
const thing = { kind: 'prompt', id };
const message = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test('a report has a reason, and a note of at most 500 characters, which may be empty', () => {
  expect(reportSchema.parse({ ...thing, reason: 'spam', note: '  ' })).toMatchObject({ reason: 'spam', note: null });
  expect(message(reportSchema.safeParse({ ...thing, reason: '', note: '' }))).toBe('Choose a reason');
  expect(reportSchema.safeParse({ ...thing, reason: 'spam', note: 'x'.repeat(501) }).success).toBe(false);
});

test('to keep needs no reason, to hide and to remove do', () => {
  const decision = { ...thing, message: '', seen: '2026-11-27T10:00:00.123456+00:00' };
  expect(decisionSchema.parse({ ...decision, decision: 'keep', reason: '' })).toMatchObject({ decision: 'keep', reason: null });
  for (const one of ['hide', 'remove'])
    expect(message(decisionSchema.safeParse({ ...decision, decision: one, reason: '' })), one).toBe('Choose a reason');
  expect(message(decisionSchema.safeParse({ ...decision, decision: '', reason: 'spam' }))).toBe('Choose what to do');
  expect(decisionSchema.safeParse({ ...decision, seen: 'yesterday', decision: 'keep', reason: '' }).success).toBe(false);
});

test('an appeal says something', () => {
  expect(message(appealSchema.safeParse({ ...thing, appeal: ' ' }))).toBe('Say why it should be public, or what you changed');
});

test('a suspension ends after days that are offered, or never', () => {
  const suspension = { id, reason: 'spam', message: '' };
  for (const ends of ['1', '365', 'never']) expect(suspensionSchema.safeParse({ ...suspension, ends }).success, ends).toBe(true);
  for (const ends of ['2', '', '-1']) expect(suspensionSchema.safeParse({ ...suspension, ends }).success, ends).toBe(false);
});
