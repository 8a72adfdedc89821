import { TIMES } from '../limits';
import { showOfflineNotice } from './announce';

/** Sends a request and, while it fails, repeats it up to `retries` times, each time once there is a connection. */
export function untilOnline<T>(ask: () => Promise<T>, retries = 3): Promise<T> {
  return ask().catch((cause) => {
    if (retries === 0) throw cause;
    return waitForConnection().then(() => untilOnline(ask, retries - 1));
  });
}

/**
 * Makes Next's requests for pages wait for the connection, and navigations that no service worker answers: Next would fall back to a navigation,
 * and a navigation would show the browser's error page.
 */
export function stayWhileOffline(): void {
  const send = window.fetch;
  window.fetch = (input, init) => (isForPage(init) ? untilOnline(() => send(input, init)) : send(input, init));
  if ('navigation' in window) window.navigation.addEventListener('navigate', delayNavigation);
}

/** True for a request of Next for a page. Calls of actions are not repeated, because they may have arrived. */
function isForPage({ method, headers }: RequestInit = {}): boolean {
  return !method && 'rsc' in { ...headers };
}

/** URL whose next navigation is not delayed, because the connection was checked just before. */
let allowed: string | undefined;

function delayNavigation(event: NavigateEvent): void {
  const { destination, navigationType, formData, downloadRequest } = event;
  const { url, sameDocument } = destination;
  // Back and Forward need no connection for a page that the browser still has.
  const isLink = !sameDocument && /push|replace/.test(navigationType) && !formData && downloadRequest === null;
  const isOurs = url.startsWith(location.origin);
  // For each of our pages, the service worker has an answer without a connection.
  if (!isLink || (isOurs ? navigator.serviceWorker?.controller : navigator.onLine)) return;
  if (url === allowed) {
    allowed = undefined;
    return;
  }
  event.preventDefault();
  void waitForConnection().then(() => {
    allowed = url;
    location.assign(url);
  });
}

async function waitForConnection(): Promise<void> {
  while (!(await isOnline())) {
    showOfflineNotice(true);
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, TIMES.connectionCheck);
    });
  }
  showOfflineNotice(false);
}

/** Requests a file, because `navigator.onLine` does not tell whether the network has a connection to the site. */
async function isOnline(): Promise<boolean> {
  try {
    if (navigator.onLine) await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    return navigator.onLine;
  } catch {
    return false;
  }
}
