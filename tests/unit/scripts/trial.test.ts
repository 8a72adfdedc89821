import { expect, test } from 'vitest';
import { compare, type Trial } from '@/scripts/lib/trial';

function trial(scores: Partial<Trial['scores']>): Trial {
  const messages = { asking: 'asked', ours: 'ours' };
  return {
    slug: 'a',
    need: 'a need',
    person: 'somebody',
    facts: ['one'],
    prompt: 'Write [IT].',
    messages,
    scores: { asking: [7, 7], ours: [7, 7], ...scores },
    reasons: [],
  };
}

test('a difference of half a point is a tie, by the mean of both judges', () => {
  const trials = [
    trial({ ours: [8, 7] }),
    trial({ ours: [8, 7.5] }),
    trial({ ours: [6, 6] }),
    trial({ ours: [9, 5] }),
    trial({ ours: [6.5, 6.5] }),
  ];
  expect(compare(trials, 'ours', 'asking')).toEqual({ count: 5, better: 1, equal: 3, worse: 1, mean: { tried: 6.95, against: 7 } });
});

test('only what was scored in both wordings counts', () => {
  const trials = [trial({}), trial({ whim: [5, 5], lazy: [8, 8] })];
  expect(compare(trials, 'lazy', 'whim')).toMatchObject({ count: 1, better: 1, mean: { tried: 8, against: 5 } });
});
