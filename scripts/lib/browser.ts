import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright/test';
import { aptInstall } from './apt.ts';

/** Chromium without a user interface, in which a journey takes half of the CPU time. */
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 120_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function findProgram(programs: string[]): string | undefined {
  const found = programs.find(runs);
  return found && !found.includes('/') ? spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim() : found;
}

/**
 * Returns the path of a Chromium: the one of CHROMIUM_PATH, or else the headless shell, which apt installs if it can, or else one that this
 * machine has or Playwright installs.
 */
export function findBrowser(): string {
  const installed = process.env.CHROMIUM_PATH || findProgram([HEADLESS]);
  if (installed) return installed;
  console.log('Installing a browser');
  const output = aptInstall(HEADLESS);
  const programs = [HEADLESS, ...BROWSERS, CHROME_ON_MAC, chromium.executablePath()];
  if (!findProgram(programs)) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const found = findProgram(programs);
  if (found) return found;
  throw new Error(`No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.\n${output.slice(-1000)}`);
}
