import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { searchLibrary } from '@/lib/prompts/search';

const found = (q: string) => searchLibrary({ q }).prompts.map(({ prompt }) => prompt);

describe('whoever is in despair', () => {
  test.each([
    'i want to die',
    'suicidal',
    'suicidal thoughts',
    'i feel depressed',
    'feeling depressed',
    'depression',
    'therapist',
    'therapy',
    'act as a therapist',
    'i want to kill myself',
    'i want to hurt myself',
    'self harm',
    'end my life',
    'i feel hopeless',
    'panic attack',
  ])('is led first to a prompt that says where one is helped now: %s', (q) => {
    expect(found(q)[0]?.helpNow).toBe(true);
  });

  test('is helped by three prompts at most, and harmless words lead to others', () => {
    expect(library().prompts.filter(({ helpNow }) => helpNow).length).toBeLessThanOrEqual(3);
    for (const q of ['die cut stickers', 'killer app idea']) expect(found(q)[0]?.helpNow ?? false, q).toBe(false);
  });
});
