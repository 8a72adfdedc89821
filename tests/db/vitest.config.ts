import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  ...{ root: here, environment: 'node' as const, include: ['*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
  // Only what hangs takes as long, however busy the machine is.
  expect: { poll: { timeout: 120_000 } },
};

/** Sends all mails that wait in its database, so that no other file may make or take some meanwhile. */
const MAILS = 'moderation-mails.test.ts';

/** The same tests on both databases; what is not about the database runs once. */
export default defineConfig({
  root: here,
  test: {
    // Both databases at once: each has work to wait for.
    maxWorkers: 3,
    projects: [
      { test: { ...shared, name: 'pglite', exclude: [MAILS], globalSetup: ['./support/setup-pglite.ts'] } },
      { test: { ...shared, name: 'postgres', exclude: ['backend.test.ts', MAILS], globalSetup: ['./support/setup-postgres.ts'] } },
      { test: { ...shared, name: 'pglite, alone', include: [MAILS], globalSetup: ['./support/setup-pglite.ts'] } },
      { test: { ...shared, name: 'postgres, alone', include: [MAILS], globalSetup: ['./support/setup-postgres.ts'] } },
    ],
  },
});
