/** Forgets the pages that this person has opened, which the service worker has stored (app/sw.js). */
export async function forgetSeenPages(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith('gp-seen-')) await caches.delete(name);
  } catch {
    // Without a service worker, or with storage denied, no pages are stored.
  }
}
