import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  ...{ root: here, environment: 'node' as const, include: ['*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
  // Only what hangs takes as long, however busy the machine is.
  expect: { poll: { timeout: 120_000 } },
};

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

/** The same tests on both databases; what is not about the database runs once. */
export default defineConfig({
  root: here,
  test: {
    // One more than cores: each has work to wait for.
    maxWorkers: 3,
    sequence: { sequencer: InTurn },
    projects: [
      { test: { ...shared, name: 'pglite', exclude: [MAILS], globalSetup: ['./support/setup-pglite.ts'] } },
      { test: { ...shared, name: 'postgres', exclude: ['backend.test.ts', MAILS], globalSetup: ['./support/setup-postgres.ts'] } },
      { test: { ...shared, name: 'pglite, alone', include: [MAILS], globalSetup: ['./support/setup-pglite.ts'] } },
      { test: { ...shared, name: 'postgres, alone', include: [MAILS], globalSetup: ['./support/setup-postgres.ts'] } },
    ],
  },
});
