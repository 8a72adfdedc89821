import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/env';
import { filePaths } from '@/lib/file-paths';
import { GUIDE_SLUGS } from '@/lib/guides/guide';
import { paths } from '@/lib/paths';
import { buildId } from '@/lib/server/build-id';

const worker = readFileSync(join(process.cwd(), 'app/sw.js/worker.js'), 'utf8');

/**
 * The pages that the worker stores before anybody opens them; to save data, only the offline page. The worker finds the first two by their
 * places: the offline page and the share target.
 */
const PAGES = [filePaths.offline, filePaths.share, paths.home, paths.prompts, paths.guides, ...GUIDE_SLUGS.map(paths.guide)];
/** The data that the worker stores like PAGES, but not to save data. The worker finds the first by its place: the library. */
const DATA = [filePaths.libraryData, paths.titlesData];

/** A worker that removes itself, the one before it, and all that was stored. Open pages go on working. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

/** Responds with the service worker of this build, or with REMOVAL in `next dev` and if SERVICE_WORKER is off. */
export function GET() {
  const version = `const BUILD = ${JSON.stringify(buildId())};\nconst PAGES = ${JSON.stringify(PAGES)};\nconst DATA = ${JSON.stringify(DATA)};\n`;
  return new Response(env.serviceWorker && buildId() ? version + worker : REMOVAL, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'public, max-age=60' },
  });
}
