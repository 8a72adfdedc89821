import { expect, test } from 'vitest';
import { AttemptCounter } from '@/lib/server/rate-limit/attempt-counter';

test('counts each key from its first attempt until its window ends', () => {
  const counter = new AttemptCounter(10, 100);
  expect(counter.count('ada', 0)).toEqual({ attempts: 1, msLeft: 10_000 });
  expect(counter.count('ada', 4000)).toEqual({ attempts: 2, msLeft: 6000 });
  expect(counter.count('ben', 5000)).toEqual({ attempts: 1, msLeft: 10_000 });
  expect(counter.attempts('ada', 9999)).toBe(2);
  expect(counter.attempts('eve', 9999)).toBe(0);
  expect(counter.count('ada', 9999)).toEqual({ attempts: 3, msLeft: 1 });
  expect(counter.attempts('ada', 10_000)).toBe(0);
  expect(counter.count('ada', 10_000)).toEqual({ attempts: 1, msLeft: 10_000 });
  expect(counter.count('ben', 10_000)).toEqual({ attempts: 2, msLeft: 5000 });
});

test('forgets what has ended, and the oldest when there are too many', () => {
  const counter = new AttemptCounter(10, 3);
  for (const [now, key] of ['a', 'b', 'c', 'd'].entries()) counter.count(key, now);
  expect(counter.size).toBe(3);
  expect(counter.count('d', 4).attempts).toBe(2);
  expect(counter.count('b', 4).attempts).toBe(2);
  expect(counter.count('a', 4).attempts).toBe(1);
  for (let key = 0; key < 1000; key++) counter.count(String(key), 5);
  expect(counter.size).toBe(3);
  counter.count('later', 20_000);
  expect(counter.size).toBe(1);
});
