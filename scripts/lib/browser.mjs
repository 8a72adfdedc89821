import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { aptInstall } from '../apt.mjs';

const NAMES = ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @param {string} program */
function runs(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** The one that `npx playwright install chromium` downloads. */
function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

/** @returns {string | undefined} */
function lookForBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return wanted;
  const own = playwrightsOwn();
  if (existsSync(own)) return own;
  const found = [...NAMES, ON_A_MAC].find(runs);
  if (!found || found.startsWith('/')) return found;
  return spawnSync('which', [found], { encoding: 'utf8' }).stdout.trim();
}

function installBrowser() {
  if (aptInstall('chromium').worked) return '';
  const { stdout, stderr } = spawnSync('playwright', ['install', 'chromium'], { encoding: 'utf8', shell: process.platform === 'win32' });
  return `${stdout ?? ''}${stderr ?? ''}`;
}

/**
 * A Chromium that this machine has, or gets now; where there is none the checks that need it say so.
 * @param {(line: string) => void} say
 * @returns {Promise<string>}
 */
export async function findBrowser(say) {
  const there = lookForBrowser();
  if (there) return there;
  say('Installing a browser');
  const output = installBrowser();
  const installed = lookForBrowser();
  if (!installed) say(`No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.\n${output.slice(-1000)}`);
  return installed ?? 'chromium';
}
