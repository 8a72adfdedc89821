import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright/test';
import { aptInstall } from '../apt.ts';

/** A journey costs half of the CPU time in it that it costs in the whole browser. */
const HEADLESS = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function runs(program: string): boolean {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 120_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function find(programs: string[]): string | undefined {
  const found = programs.find(runs);
  return found && !found.includes('/') ? spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim() : found;
}

/** The headless shell, got now where apt has it; otherwise a Chromium that this machine has, or that Playwright gets. CHROMIUM_PATH names another one. */
export function findBrowser(): string {
  const there = process.env.CHROMIUM_PATH || find([HEADLESS]);
  if (there) return there;
  console.log('Installing a browser');
  const { output } = aptInstall(HEADLESS);
  const any = [HEADLESS, ...WHOLE, ON_A_MAC, chromium.executablePath()];
  if (!find(any)) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = find(any);
  if (installed) return installed;
  throw new Error(`No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.\n${output.slice(-1000)}`);
}
