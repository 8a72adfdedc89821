/**
 * Next's own cache of pages, which also writes to disk what does not change until the next build: the library's pages and pictures that the
 * build did not render (docs/decisions/incremental-static-regeneration.md). Plain JavaScript, because Next loads it without compiling it.
 */
import cacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** Node imports a CommonJS module as an object with the class in `default`; in the bundle of the middleware it is the class itself. */
const { default: FileSystemCache = cacheModule } = /** @type {{ default?: typeof cacheModule }} */ (/** @type {unknown} */ (cacheModule));

export default class PageCache extends FileSystemCache {
  /** @type {InstanceType<typeof FileSystemCache>['set']} */
  set(key, data, context) {
    // Missing pages are not written, because anybody can make up addresses of them.
    const isMissing = !data || ('status' in data && (data.status ?? 200) >= 400);
    // The method of Next reads `flushToDisk` before its first await, so other calls do not see this value.
    this.flushToDisk = 'cacheControl' in context && context.cacheControl?.revalidate === false && !isMissing;
    const written = super.set(key, data, context);
    this.flushToDisk = false;
    // Where the disk cannot be written, as in the container, the page is in memory only.
    return written.catch(() => {});
  }
}
