import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_ACCOUNT, nextSteps } from '@/scripts/lib/next-steps';
import { progress, roughly } from '@/scripts/lib/progress.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function output(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  return { stream: { isTTY, columns: 20, write }, text: () => written.join('') };
}

test('on a terminal one line moves, what is said stays above it, and nothing is left of it at the end', () => {
  const { stream, text } = output(true);
  const shown = progress(stream);
  let done = 1;
  shown.step(() => `Step ${done} of 3, about 20 seconds left`);
  done = 2;
  vi.advanceTimersByTime(1000);
  shown.say('Something else');
  shown.end();
  shown.say('Ready');
  vi.advanceTimersByTime(60_000);
  expect(text().split('\r\x1b[K')).toEqual([
    '',
    'Step 1 of 3, about ',
    'Step 2 of 3, about ',
    'Something else\n',
    'Step 2 of 3, about ',
    'Ready\n',
  ]);
});

test('where nobody watches there is a plain line for each step, and another when it takes long', () => {
  const { stream, text } = output(false);
  const shown = progress(stream);
  shown.step(() => 'First');
  vi.advanceTimersByTime(14_000);
  shown.step(() => 'Second, which is longer than a terminal is wide');
  vi.advanceTimersByTime(20_000);
  shown.end();
  vi.advanceTimersByTime(60_000);
  const second = 'Second, which is longer than a terminal is wide\n';
  expect(text()).toBe(`First\n${second}${second}`);
});

test('a guess of the time left is as coarse as it is good', () => {
  expect([1_000, 12_000, 61_000, 130_000].map(roughly)).toEqual(['a moment', 'about 15 seconds', 'about 65 seconds', 'about 2 minutes']);
});

test('the first screen names an account that the example community has, and only where npm run db:reset makes it', () => {
  const [, username] = /^(\w+)@example\.com/.exec(EXAMPLE_ACCOUNT) ?? [];
  expect(readFileSync('supabase/seed.sql', 'utf8')).toContain(`'${username}'`);
  const url = 'http://localhost:3000';
  expect(nextSteps(url, {}).join('\n')).toContain(`log in as ${EXAMPLE_ACCOUNT}`);
  for (const name of ['SUPABASE_URL', 'DATABASE_URL', 'DATA_DIR']) {
    expect(nextSteps(url, { [name]: 'x' }).join('\n')).not.toContain('db:reset');
    expect(nextSteps(url, { [name]: 'x' }).join('\n')).toContain(`${url}/signup`);
  }
  expect(nextSteps(url, { BACKEND: 'none' }).join('\n')).not.toMatch(/db:reset|signup/);
});
