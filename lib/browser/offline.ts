import { TIMES } from '../limits';
import { noticeOffline } from './announce';

/** Runs `ask`; when it fails, waits until there is a connection and runs it again, three times at most. */
export function untilOnline<T>(ask: () => Promise<T>, again = 3): Promise<T> {
  return ask().catch((cause) => {
    if (again === 0) throw cause;
    return connection().then(() => untilOnline(ask, again - 1));
  });
}

/**
 * Keeps the page while there is no connection. When the request for a page fails, Next leaves it to the browser, and so to its error page:
 * here it waits for the connection. So does what the browser itself is to load.
 */
export function stayWhileOffline(): void {
  const send = window.fetch;
  window.fetch = (input, init) => (isForPage(init) ? untilOnline(() => send(input, init)) : send(input, init));
  if ('navigation' in window) window.navigation.addEventListener('navigate', wait);
}

/** True for a request of a page by Next's router. An action is not repeated: it may have arrived. */
function isForPage({ method, headers }: RequestInit = {}): boolean {
  return !method && 'rsc' in { ...headers };
}

/** The address that may be left for: there was a connection a moment ago. */
let allowed: string | undefined;

/** Leaves the page for a link or a search that the browser loads, or to which Next falls back, once there is a connection. */
function wait(event: NavigateEvent): void {
  const { destination, navigationType, formData, downloadRequest } = event;
  const { url, sameDocument } = destination;
  // Back and Forward need no connection for a page that the browser still has.
  const isLink = !sameDocument && /push|replace/.test(navigationType) && !formData && downloadRequest === null;
  if (!isLink || (navigator.onLine && !url.startsWith(location.origin))) return;
  if (url === allowed) {
    allowed = undefined;
    return;
  }
  event.preventDefault();
  void connection().then(() => {
    allowed = url;
    location.assign(url);
  });
}

/** Resolves when there is a connection. Until then the page says that it is offline. */
async function connection(): Promise<void> {
  while (!(await isOnline())) {
    noticeOffline(true);
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, TIMES.connectionCheck);
    });
  }
  noticeOffline(false);
}

/** The browser knows when there is no network, but not whether a network leads anywhere. */
async function isOnline(): Promise<boolean> {
  try {
    if (navigator.onLine) await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    return navigator.onLine;
  } catch {
    return false;
  }
}
