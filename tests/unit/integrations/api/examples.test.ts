import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { curlExample, programs } from '@/lib/integrations/api/examples';
import { openApiDocument } from '@/lib/integrations/api/openapi';
import { allOperations, operations } from '@/lib/integrations/api/operations';
import { setups } from '@/lib/integrations/connect/setups';
import { findLibraryPrompt } from '@/lib/prompts/library';
import { absoluteUrl } from '@/lib/site';

/** What JavaScript writes where something is missing. */
const GAP = /\bundefined\b|\bNaN\b|\[object Object\]/;

test('a command asks for what is there, and what people publish is in capitals', () => {
  expect(curlExample(operations.getPrompt)).toBe(`curl '${absoluteUrl('/api/v1/prompts/professional-email')}'`);
  expect(curlExample(operations.getCollection)).toBe(`curl '${absoluteUrl('/api/v1/collections/USERNAME/SLUG')}'`);
  expect(curlExample(operations.fillPublicPrompt)).toContain(`-d '{"values":{}}'`);
});

test('every operation that takes a body shows one that it takes, and no example has a gap', () => {
  for (const operation of allOperations) {
    const command = curlExample(operation);
    const [, body] = /-d '(.+)'$/.exec(command) ?? [];
    expect(body === undefined, operation.id).toBe(operation.body === null);
    if (body && operation.body) expect(operation.body.safeParse(JSON.parse(body)).error, operation.id).toBeUndefined();
    expect(command, operation.id).not.toMatch(GAP);
  }
  for (const [language, program] of Object.entries(programs)) expect(program(), language).not.toMatch(GAP);
  expect(JSON.stringify(openApiDocument())).not.toMatch(GAP);
  expect(JSON.stringify(setups())).not.toMatch(GAP);
});

test('what the examples fill in are blanks of their prompt', () => {
  const [, body = ''] = /-d '(.+)'$/.exec(curlExample(operations.fillPrompt)) ?? [];
  const names = Object.keys(JSON.parse(body).values);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(findLibraryPrompt('professional-email')?.variables).toContain(name);
});

test('the program in TypeScript is a file that compiles under strict rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  try {
    writeFileSync(join(folder, 'example.ts'), programs.TypeScript());
    const compile = [resolve('node_modules/typescript/bin/tsc'), '--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    expect(() => execFileSync(process.execPath, [...compile, 'example.ts'], { cwd: folder, stdio: 'pipe' })).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
