import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { filePaths } from '@/lib/file-paths';
import { GUIDE_SLUGS } from '@/lib/guides/guide';
import { paths } from '@/lib/paths';
import { buildId } from '@/lib/server/build-id';

const worker = readFileSync(join(process.cwd(), 'app/sw.js/worker.js'), 'utf8');

/** Stored at the first visit; the first is shown in place of pages that are not stored. */
const PAGES = [filePaths.offline, filePaths.share, paths.home, paths.prompts, paths.guides, ...GUIDE_SLUGS.map(paths.guide)];
const DATA = [filePaths.libraryData, paths.titlesData];

/** Removes a worker and what it stored. Pages that are open go on. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

/** The service worker of this build. Browsers ask for it with every page that they load. */
export function GET() {
  const version = `const BUILD = ${JSON.stringify(buildId())};\nconst PAGES = ${JSON.stringify(PAGES)};\nconst DATA = ${JSON.stringify(DATA)};\n`;
  return new Response(env.serviceWorker && buildId() ? version + worker : REMOVAL, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
