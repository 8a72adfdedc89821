/**
 * `npm test`: everything that CI checks, in this order. `npm test -- unit e2e` runs only the checks of these names.
 * @typedef {import('./lib/reports.mjs').Report} Report
 * @typedef {{ name: string, title: string, command: string[], report?: Report, browser?: true, env?: Record<string, string> }} Check
 */
import './lib/check-node.mjs';
import { findBrowser } from './lib/browser.mjs';
import { install } from './lib/install.mjs';
import { withLock } from './lib/lock.mjs';
import { onEnd } from './lib/on-end.mjs';
import { openRoom } from './lib/test-room.mjs';

/** @type {Check[]} */
const CHECKS = [
  { name: 'types', title: 'Types', command: ['node', 'scripts/lib/types.mjs'] },
  { name: 'lint', title: 'Lint and format', command: ['biome', 'check', '.'] },
  { name: 'imports', title: 'Import rules', command: ['node', 'scripts/lib/imports.mjs'] },
  { name: 'schema', title: 'Database types', command: ['node', 'scripts/db-types.mjs', '--check'] },
  { name: 'unit', title: 'Units and content', command: ['vitest', 'run', '--config', 'tests/unit/vitest.config.ts'], report: 'vitest' },
  { name: 'db', title: 'Database policies', command: ['vitest', 'run', '--config', 'tests/db/vitest.config.ts'], report: 'vitest' },
  {
    name: 'e2e',
    title: 'Journeys in a browser',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    report: 'playwright',
    browser: true,
  },
  {
    name: 'faults',
    title: 'Faults, in short',
    command: ['vitest', 'run', '--config', 'tests/faults/vitest.config.ts'],
    report: 'vitest',
    env: { FAULTS: 'short' },
  },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const say = (/** @type {string} */ line) => console.log(line);
const room = openRoom();
onEnd(async () => {
  await room.interrupt();
  room.close();
  process.exit(130);
});

async function runAll() {
  await install(say);
  const total = { passed: 0, failed: 0 };
  for (const check of CHECKS.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const env = check.browser ? { CHROMIUM_PATH: await findBrowser(say) } : {};
    const { passed, failed } = await room.run(check, { ...check.env, ...env });
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

try {
  const { passed, failed } = await withLock('test', runAll, () => say('Waiting for another npm test in this folder'));
  say(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  room.close();
}
