import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));
const shared = { root: here, environment: 'node' as const, testTimeout: 60_000, hookTimeout: 60_000, include: ['*.test.ts'] };

/** The same tests on both databases; what is not about the database runs once. */
export default defineConfig({
  root: here,
  test: {
    projects: [
      { test: { ...shared, name: 'pglite', globalSetup: ['./support/setup-pglite.ts'] } },
      { test: { ...shared, name: 'postgres', exclude: ['backend.test.ts'], globalSetup: ['./support/setup-postgres.ts'] } },
    ],
  },
});
