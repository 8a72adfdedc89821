import { dropDuplicateMetadata } from '@/lib/browser/duplicate-metadata';
import { stayWhileOffline } from '@/lib/browser/offline';

// Before the page can be used: without a connection nothing more of it can be loaded.
stayWhileOffline();
dropDuplicateMetadata();

/** Next calls this when a navigation starts, in its transition. PageLoading listens: events are dispatched at once. */
export function onRouterTransitionStart(url: string, type: string): void {
  window.dispatchEvent(new CustomEvent('navigationstart', { detail: { url, type } }));
}
