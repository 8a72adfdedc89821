import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPrinting } from '@/lib/collections/start-printing';
import { PRINTING } from '@/lib/limits';
import { runInRequest } from '@/lib/server/http/request-context';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // What a test did not end, time does.
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Somebody who prints: whether they may, and what ends it. */
function print(kind: 'public' | 'own' = 'public'): { may: boolean | undefined; end: () => void } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  let may: boolean | undefined;
  runInRequest({ id: '', address: '', response }, () => {
    may = startPrinting(kind);
  });
  return { may, end: () => response.emit('close') };
}

const several = () => Array.from({ length: PRINTING.atOnce }, () => print());

test('a few documents are made at a time, and another one when one of them is sent', () => {
  const [first] = several();
  expect(print().may).toBe(false);
  first?.end();
  first?.end();
  expect([print().may, print().may]).toEqual([true, false]);
});

test('public documents do not keep anybody from printing their own', () => {
  several();
  expect([print('public').may, print('own').may]).toEqual([false, true]);
});

test('documents that nobody reads keep others from printing for a while only', () => {
  const unread = several();
  vi.advanceTimersByTime(PRINTING.longest);
  expect(several().map(({ may }) => may)).toEqual(unread.map(() => true));
  // Their end frees no place of others.
  for (const { end } of unread) end();
  expect(print().may).toBe(false);
});
