import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Builds the image and runs it. `npm run test:container`, not part of `npm test`: it takes minutes and has to be root. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { include: ['*.test.ts'], environment: 'node', globalSetup: ['./support/setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
