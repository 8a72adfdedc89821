import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** With FAULTS=short, as `npm test` sets it: the quickest of them, and fewer of each (`times` in support.ts). */
const short = process.env.FAULTS === 'short';

/** Tests that break things for minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    include: ['*.test.ts'],
    exclude: short ? ['restore.test.ts', 'random-ids.test.ts', 'refused-attempts.test.ts'] : [],
    environment: 'node',
    globalSetup: ['./setup.ts'],
    // Short ones mostly wait, three at a time; long ones measure memory and must be alone.
    fileParallelism: short,
    maxWorkers: 3,
    testTimeout: 900_000,
    hookTimeout: 600_000,
  },
});
