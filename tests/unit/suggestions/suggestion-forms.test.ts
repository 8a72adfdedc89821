import { describe, expect, test } from 'vitest';
import { isUnseenDecision, roleIn, type SuggestionSummary } from '@/lib/suggestions/suggestion';
import { suggestSchema, takeSchema } from '@/lib/suggestions/suggestion-forms';

const suggested = (fields: Record<string, string>) =>
  suggestSchema.safeParse({ prompt: 'a-slug', note: 'Shorter', base: 'a'.repeat(32), ...fields });

describe('a suggestion', () => {
  test('needs a note, and may have a text by the rules of an edit', () => {
    expect(suggested({}).data).toMatchObject({ note: 'Shorter', content: null });
    expect(suggested({ content: '  Write about [TOPIC]. ' }).data).toMatchObject({ content: 'Write about [TOPIC].' });
    expect(suggested({ note: ' ' }).error?.issues[0]?.message).toBe('Say what went wrong, or what would be better');
    expect(suggested({ content: 'Short' }).error?.issues[0]?.message).toContain('at least 10');
    expect(suggested({ content: `[A|${Array.from({ length: 14 }, (_, index) => index).join('|')}]` }).success).toBe(false);
  });

  test('is taken into a version of a prompt, or into the library, which has none', () => {
    const id = '5eed0000-0000-4000-8000-000000000001';
    expect(takeSchema.safeParse({ id, seen: '' }).data).toMatchObject({ seen: '', content: null, sure: false });
    expect(takeSchema.safeParse({ id, seen: '2026-11-29T10:00:00.123456+00:00' }).success).toBe(true);
    expect(takeSchema.safeParse({ id, seen: 'now' }).success).toBe(false);
  });
});

describe('whoever looks at a suggestion', () => {
  const user = { id: 'me', email: 'me@example.com' };
  const of = (suggesterId: string, authorId: string | null) => ({ suggesterId, authorId });

  test('suggested it, wrote the prompt, keeps the library, or reads', () => {
    expect(roleIn(of('me', 'other'), user, false)).toBe('suggester');
    expect(roleIn(of('other', 'me'), user, false)).toBe('author');
    expect(roleIn(of('other', null), user, true)).toBe('keeper');
    expect(roleIn(of('me', null), user, true)).toBe('keeper');
    expect(roleIn(of('other', null), user, false)).toBe('reader');
  });

  test('hears of what was decided once', () => {
    const row = { ...of('me', 'other'), state: 'taken', told: false } as SuggestionSummary;
    expect(isUnseenDecision(row, user)).toBe(true);
    expect(isUnseenDecision({ ...row, told: true }, user)).toBe(false);
    expect(isUnseenDecision({ ...row, state: 'open' }, user)).toBe(false);
    expect(isUnseenDecision({ ...row, suggesterId: 'other' }, user)).toBe(false);
  });
});
