import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../../scripts/site';
import { listen } from '../e2e/support/broken-backend';
import { ask } from './no-script-browser';
import { distDir } from './support';

const SLOW = 3000;

/** Answers every question with an empty list, after a while; `asked` resolves at the first. */
let backend: Awaited<ReturnType<typeof listen>>;
let asked: Promise<void>;

beforeAll(async () => {
  let onAsked = () => {};
  asked = new Promise((resolve) => {
    onAsked = resolve;
  });
  const server = http.createServer((_, response) => {
    onAsked();
    setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]'), SLOW);
  });
  backend = await listen(server);
});
afterAll(() => backend.stop());

test('a page that is being made when the site is told to stop is sent whole, nobody else is let in, and the process ends', async () => {
  const site = await startSite({ distDir, env: { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: 'any' } });
  const answer = ask(site.url, { path: '/prompts/shared?q=plan', patience: 30_000 });
  await asked;
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
  const { status, text } = await answer;
  expect(status).toBe(200);
  expect(text).toMatch(/<\/html>$/);
  // What a shell says of a process that SIGTERM ended.
  expect(await site.exited).toBe(143);
});
