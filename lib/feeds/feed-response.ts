import 'server-only';
import { staticRead } from '../http/static-read';
import { COMMUNITY_CACHE_CONTROL, LIBRARY_CACHE_CONTROL } from '../limits';
import { log } from '../log/log';
import { BackendError } from '../supabase/connection';
import { atomDocument, type Feed, updatedAt } from './atom';

const CACHE_CONTROL = { library: LIBRARY_CACHE_CONTROL, community: COMMUNITY_CACHE_CONTROL };

/** A feed, or 304 when the client has it. */
export function feedResponse(request: Request, feed: Feed, of: keyof typeof CACHE_CONTROL): Response {
  return staticRead(request, atomDocument(feed), 'application/atom+xml; charset=utf-8', {
    'Cache-Control': CACHE_CONTROL[of],
    'Last-Modified': new Date(updatedAt(feed)).toUTCString(),
  });
}

/** The feed of what people publish: what `read` answers, or 503 while the backend does not. */
export async function communityFeedResponse(request: Request, read: () => Promise<Feed | null>): Promise<Response> {
  try {
    const feed = await read();
    return feed ? feedResponse(request, feed, 'community') : plain(404, 'Not found\n');
  } catch (err) {
    if (!(err instanceof BackendError)) throw err;
    log.error({ err }, 'A feed could not be made');
    return plain(503, 'This feed is unavailable right now. Try again in a minute.\n', { 'Retry-After': '60', 'Cache-Control': 'no-store' });
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } });
}
