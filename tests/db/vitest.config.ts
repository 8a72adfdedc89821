import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Vite's config loader wants the extension that TypeScript's import syntax refuses.
const { findPostgres }: typeof import('./support/postgres-server') = await import(
  new URL('./support/postgres-server.ts', import.meta.url).href
);

const here = fileURLToPath(new URL('.', import.meta.url));
const unavailable = 'missing' in findPostgres();
const shared = { root: here, environment: 'node' as const, testTimeout: 60_000, hookTimeout: 60_000 };

/** The same tests on both databases; what is not about the database runs once. */
export default defineConfig({
  root: here,
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pglite',
          include: ['*.test.ts'],
          exclude: ['postgres-missing.test.ts'],
          globalSetup: ['./support/setup-pglite.ts'],
        },
      },
      {
        test: unavailable
          ? { ...shared, name: 'postgres', include: ['postgres-missing.test.ts'] }
          : {
              ...shared,
              name: 'postgres',
              include: ['*.test.ts'],
              exclude: ['postgres-missing.test.ts', 'backend.test.ts'],
              globalSetup: ['./support/setup-postgres.ts'],
            },
      },
    ],
  },
});
