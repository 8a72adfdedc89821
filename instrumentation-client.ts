import '@/lib/browser/old-browsers';
import { dropDuplicateMetadata } from '@/lib/browser/duplicate-metadata';
import { stayWhileOffline } from '@/lib/browser/offline';

// Requests wait for a connection from the beginning, because later this code could no longer be loaded without one.
stayWhileOffline();
dropDuplicateMetadata();

/** Tells the component PageLoading that a navigation has started. Next calls this function within the transition of the navigation. */
export function onRouterTransitionStart(url: string, type: string): void {
  window.dispatchEvent(new CustomEvent('navigationstart', { detail: { url, type } }));
}
