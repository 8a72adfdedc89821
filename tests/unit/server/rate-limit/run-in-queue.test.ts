import { expect, test } from 'vitest';
import { runInQueue } from '@/lib/server/rate-limit/run-in-queue';

const refuse = () => 'refused';

/** A run that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const state = { started: false };
  const run = () => {
    state.started = true;
    return promise;
  };
  return { run, state, end: () => resolve('ran') };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('what has the same key runs one after the other, also after one that failed', async () => {
  const [first, second] = [held(), held()];
  const failing = runInQueue('ada', 5, () => Promise.reject(new Error('failed')), refuse);
  const answers = [runInQueue('ada', 5, first.run, refuse), runInQueue('ada', 5, second.run, refuse)];
  await expect(failing).rejects.toThrow('failed');
  await settled();
  expect([first.state.started, second.state.started]).toEqual([true, false]);
  first.end();
  await settled();
  expect(second.state.started).toBe(true);
  second.end();
  expect(await Promise.all(answers)).toEqual(['ran', 'ran']);
});

test('when too many wait the next is refused, and only for that key', async () => {
  const going = held();
  const answers = Array.from({ length: 3 }, () => runInQueue('ada', 2, going.run, refuse));
  expect(await runInQueue('ada', 2, going.run, refuse)).toBe('refused');
  const other = runInQueue('ben', 2, going.run, refuse);
  going.end();
  expect(await Promise.all([...answers, other])).toEqual(['ran', 'ran', 'ran', 'ran']);
  expect(await runInQueue('ada', 0, going.run, refuse)).toBe('ran');
});
