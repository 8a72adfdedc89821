import { chromium } from 'playwright/test';
import { findBrowser } from '../../scripts/lib/browser.ts';

/** @param {import('./bench.mjs').Bench} bench */
export async function openBrowser(bench) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  bench.later(() => browser.close());
  return browser;
}

/**
 * Signs somebody of supabase/seed.sql in.
 * @param {import('playwright/test').BrowserContext} context
 * @param {string} site
 * @param {string} username
 */
export async function signIn(context, site, username) {
  const page = await context.newPage();
  await page.goto(`${site}/login`);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/\/dashboard/, { timeout: 30_000 });
  return page;
}
