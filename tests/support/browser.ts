import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { aptInstall } from '../../scripts/apt.ts';

// The headless shell first: a journey costs half of the CPU time that it costs in the whole browser.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** What the machine has, or the one that `playwright install` downloaded. */
function lookForBrowser(): string | undefined {
  const found = [...NAMES, ON_A_MAC, chromium.executablePath()].find(runs);
  return found && !found.includes('/') ? spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim() : found;
}

/** A Chromium that this machine has, or gets now. CHROMIUM_PATH names another one. */
export function findBrowser(): string {
  const there = process.env.CHROMIUM_PATH || lookForBrowser();
  if (there) return there;
  console.log('Installing a browser');
  const { output } = aptInstall('chromium-headless-shell');
  if (!lookForBrowser()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = lookForBrowser();
  if (installed) return installed;
  throw new Error(`No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.\n${output.slice(-1000)}`);
}
