import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  ...{ root: here, environment: 'node' as const, include: ['*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
  // Only what hangs takes as long, however busy the machine is.
  expect: { poll: { timeout: 120_000 } },
};

/**
 * About what the two databases do differently: roles and grants, what refuses a value and how that is reported, what bounds a statement, the order and
 * the words of texts, how rows of one person are found and removed, the programs that open the embedded one. The rest is SQL that is one for both: it
 * is tried on PostgreSQL, where requests come at the same time, and the journeys of tests/e2e go through it on the embedded one.
 */
const ON_BOTH = [
  ...[
    'auth',
    'collections',
    'leaving',
    'limits',
    'migrations',
    'missed-searches',
    'moderator',
    'permissions',
    'personal-tokens',
    'request-limits',
  ],
  ...['search', 'splinter', 'tags'],
].map((name) => `${name}.test.ts`);

/** The backend itself, embedded. */
const BACKEND = 'backend.test.ts';

/** Sends all mails that wait in its database, so that no other file may make or take some meanwhile. */
const MAILS = 'moderation-mails.test.ts';

/** One file of each database in turn: the embedded one works in one process, and would leave a core idle. */
class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = (file: TestSpecification) => sorted.filter(({ project }) => project === file.project).indexOf(file);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  root: here,
  test: {
    // One more than cores: each has work to wait for.
    maxWorkers: 3,
    sequence: { sequencer: InTurn },
    projects: [
      { test: { ...shared, name: 'pglite', include: [BACKEND, ...ON_BOTH], globalSetup: ['./support/setup-pglite.ts'] } },
      { test: { ...shared, name: 'postgres', exclude: [BACKEND, MAILS], globalSetup: ['./support/setup-postgres.ts'] } },
      { test: { ...shared, name: 'postgres, alone', include: [MAILS], globalSetup: ['./support/setup-postgres.ts'] } },
    ],
  },
});
