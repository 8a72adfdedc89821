import { expect, test } from 'vitest';
import { batchCalls } from '../../../lib/browser/batch-calls';

/** Requests that are answered when the test says so. */
function held() {
  const requests: { items: string[]; answer: (text: string) => void; fail: () => void }[] = [];
  const send = (items: string[]) =>
    new Promise<string>((resolve, reject) => requests.push({ items, answer: resolve, fail: () => reject(new Error('No answer')) }));
  return { requests, send };
}

test('the first is sent at once, what follows meanwhile in one request, and each has the answer to its own', async () => {
  const { requests, send } = held();
  const ask = batchCalls(send, 10);
  const answers = ['a', 'b', 'c'].map(ask);
  expect(requests.map(({ items }) => items)).toEqual([['a']]);
  requests[0]?.answer('first');
  expect(await answers[0]).toBe('first');
  await expect.poll(() => requests.map(({ items }) => items)).toEqual([['a'], ['b', 'c']]);
  const late = ask('d');
  requests[1]?.answer('second');
  expect(await Promise.all(answers.slice(1))).toEqual(['second', 'second']);
  await expect.poll(() => requests.length).toBe(3);
  requests[2]?.answer('third');
  expect(await late).toBe('third');
});

test('a request that fails fails what it carried, and the next is sent', async () => {
  const { requests, send } = held();
  const ask = batchCalls(send, 10);
  const first = ask('a');
  const second = ask('b');
  requests[0]?.fail();
  await expect(first).rejects.toThrow('No answer');
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.answer('here');
  expect(await second).toBe('here');
});

test('no request carries more than it may', async () => {
  const requests: string[][] = [];
  const ask = batchCalls(async (items: string[]) => requests.push(items), 2);
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(ask));
  expect(requests).toEqual([['a'], ['b', 'c'], ['d', 'e'], ['f']]);
});
