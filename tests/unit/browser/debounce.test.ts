import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '@/lib/browser/debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once, with the last argument, after the pause has passed without a call', () => {
  const run = vi.fn();
  const { call } = debounce(run, 500);
  call('a');
  vi.advanceTimersByTime(499);
  call('ab');
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['ab']]);
});

test('runs again for what comes later', () => {
  const run = vi.fn();
  const { call } = debounce(run, 500);
  call('a');
  vi.advanceTimersByTime(500);
  call('b');
  vi.advanceTimersByTime(500);
  expect(run.mock.calls).toEqual([['a'], ['b']]);
});

test('flush runs at once what waits, and not a second time when the pause is over', () => {
  const run = vi.fn();
  const { call, flush } = debounce(run, 500);
  call('a');
  flush();
  expect(run.mock.calls).toEqual([['a']]);
  vi.advanceTimersByTime(1000);
  flush();
  expect(run).toHaveBeenCalledOnce();
});

test('cancel drops what waits, and what comes later runs again', () => {
  const run = vi.fn();
  const { call, flush, cancel } = debounce(run, 500);
  cancel();
  call('a');
  cancel();
  flush();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  call('b');
  vi.advanceTimersByTime(500);
  expect(run.mock.calls).toEqual([['b']]);
});

test('flush with nothing waiting does nothing', () => {
  const run = vi.fn();
  debounce(run, 500).flush();
  expect(run).not.toHaveBeenCalled();
});

test('an empty argument is an argument', () => {
  const run = vi.fn();
  const { call, flush } = debounce<string | undefined>(run, 500);
  call(undefined);
  flush();
  expect(run.mock.calls).toEqual([[undefined]]);
});
