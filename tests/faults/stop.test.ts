import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../scripts/site';
import { listen } from '../e2e/support/broken-backend';
import { ask } from './no-script-browser';
import { distDir } from './support';

/** Answers every question with an empty list, once it may. */
let backend: Awaited<ReturnType<typeof listen>>;
const asked = Promise.withResolvers<void>();
const mayAnswer = Promise.withResolvers<void>();

beforeAll(async () => {
  const server = http.createServer(async (_, response) => {
    asked.resolve();
    await mayAnswer.promise;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });
  backend = await listen(server);
});
afterAll(() => backend.stop());

test('a page that is being made when the site is told to stop is sent whole, nobody else is let in, and the process ends', async () => {
  const site = await startSite({ distDir, env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: 'any' } });
  const answer = ask(site.url, { path: '/prompts/shared?q=plan', patience: 60_000 });
  await asked.promise;
  process.kill(site.pid, 'SIGTERM');
  let answered = false;
  const noteAnswer = () => {
    answered = true;
  };
  answer.then(noteAnswer, noteAnswer);
  // The signal takes a moment to arrive; it has when the next one is refused, while the page is still being made.
  const isRefused = () =>
    ask(site.url, { path: '/', patience: 5000 }).then(
      () => false,
      () => true,
    );
  while (!(await isRefused()));
  expect(answered).toBe(false);
  mayAnswer.resolve();
  const { status, text } = await answer;
  expect(status).toBe(200);
  expect(text).toMatch(/<\/html>$/);
  // What a shell says of a process that SIGTERM ended.
  expect(await site.exited).toBe(143);
});
