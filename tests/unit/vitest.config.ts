import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const repository = fileURLToPath(new URL('../..', import.meta.url));
// One module graph per worker: five times as fast. Tests that load a module with other data reset the graph behind them.
const isolation = { environment: 'node' as const, isolate: false };
// Only what hangs takes as long, however busy the machine is.
const shared = { ...isolation, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

/** Two projects: the logic of `lib`, and the content that this repository ships. */
export default defineConfig({
  root: repository,
  resolve: {
    alias: [
      { find: /^@\//, replacement: repository },
      // The package throws outside React's server build; its other face is an empty module.
      { find: /^server-only$/, replacement: `${repository}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'unit', setupFiles: ['tests/unit/support/fast-check.ts'], include: ['tests/unit/**/*.test.ts'] },
      },
      { extends: true, test: { ...shared, name: 'content', include: ['tests/content/**/*.test.ts'] } },
    ],
  },
});
