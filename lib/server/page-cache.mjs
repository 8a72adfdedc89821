/**
 * Next's own cache of pages, which also writes to disk what stays true until the next build: the library's pages and pictures that the
 * build did not make (docs/decisions/incremental-static-regeneration.md). Plain JavaScript, because Next loads it as it is.
 */
import files from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @type {typeof import('next/dist/server/lib/incremental-cache/file-system-cache').default} */
const FileSystemCache = /** @type {any} */ (files).default ?? files;

export default class PageCache extends FileSystemCache {
  /** @type {import('next/dist/server/lib/incremental-cache/file-system-cache').default['set']} */
  set(key, data, context) {
    // Read before the first await of `set`. Missing pages are not written: anybody can make up addresses of them.
    this.flushToDisk = 'cacheControl' in context && context.cacheControl?.revalidate === false && !isMissing(data);
    const written = super.set(key, data, context);
    this.flushToDisk = false;
    // Where the disk cannot be written, as in the container, the page is in memory.
    return written.catch(() => {});
  }
}

/** @param {Parameters<import('next/dist/server/lib/incremental-cache/file-system-cache').default['set']>[1]} data */
function isMissing(data) {
  return !data || ('status' in data && (data.status ?? 200) >= 400);
}
