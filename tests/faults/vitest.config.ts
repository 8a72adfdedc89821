import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that break things for minutes. `npm run test:faults`, not part of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { include: ['*.test.ts'], environment: 'node', fileParallelism: false, testTimeout: 900_000, hookTimeout: 120_000 },
});
