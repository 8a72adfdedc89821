import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../scripts/lib/browser';

// Looked for once: the workers inherit it.
process.env.CHROMIUM_PATH ||= findBrowser();

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/**
 * Journeys through the production build in a real browser. A test runs on both screens unless it is tagged: `@desktop`,
 * `@phone`, or `@once` where the screen does not matter (those run with the desktop's).
 */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.TEST_RESULTS ?? '../../test-results',
  globalSetup: './support/setup.ts',
  fullyParallel: true,
  // Journeys wait as much as they work: three keep two cores busy.
  workers: 3,
  retries: 0,
  // Only what hangs takes as long, however busy the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    locale: 'en-GB',
    // Pages that a worker has stored would hide faults of the site; the journeys about it allow it (docs/decisions/service-worker.md).
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // No test asks the internet: names other than the site's are unknown to the browser.
      args: [...flags, '--disable-component-update', '--disable-sync', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop|@once/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
