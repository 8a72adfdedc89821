import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { oncePerRequest } from '@/lib/server/cache/once-per-request';
import { type RequestContext, runInRequest } from '@/lib/server/http/request-context';

const request = (): RequestContext => ({ id: '1', address: '192.0.2.1', response: {} as ServerResponse });

test('what is read is read once for each request, and each time outside of one', async () => {
  const read = vi.fn(async () => read.mock.calls.length);
  const once = oncePerRequest(read);
  const answers: Promise<number>[] = [];
  const [first, second] = [request(), request()];
  for (const context of [first, first, second, first]) runInRequest(context, () => void answers.push(once()));
  expect(await Promise.all(answers)).toEqual([1, 1, 2, 1]);
  expect(await Promise.all([once(), once()])).toEqual([3, 4]);
});
