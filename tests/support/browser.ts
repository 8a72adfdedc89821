import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { aptInstall } from '../../scripts/apt.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** The one that `playwright install` downloads, or what the machine has. */
function lookForBrowser(): string | undefined {
  const found = [chromium.executablePath(), ...NAMES, ON_A_MAC].find(runs);
  return found && !found.includes('/') ? spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim() : found;
}

/** A Chromium that this machine has, or gets now. CHROMIUM_PATH names another one. */
export function findBrowser(): string {
  const there = process.env.CHROMIUM_PATH || lookForBrowser();
  if (there) return there;
  console.log('Installing a browser');
  const { output } = aptInstall('chromium');
  if (!lookForBrowser()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = lookForBrowser();
  if (installed) return installed;
  throw new Error(`No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.\n${output.slice(-1000)}`);
}
