// `npm run screenshots` takes the pictures of the web app manifest of the built site, with the browser that the tests use. It is run by hand when
// the pages in the pictures look different. The results are committed, so that a build needs no browser.
import { chromium } from 'playwright/test';
import { SCREENSHOTS } from '../lib/site/screenshots.ts';
import { ensureBuild } from './build.ts';
import { findBrowser } from './lib/browser.ts';
import { startSite } from './site.ts';

const distDir = '.next-test';
await ensureBuild({ distDir });
const site = await startSite({ distDir });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, width, height, scale, path, theme } of SCREENSHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme: theme });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ path: `public/screenshots/${name}.png` });
  console.log(`public/screenshots/${name}.png: ${(picture.length / 1024).toFixed(1)} KB`);
}
await browser.close();
await site.stop();
