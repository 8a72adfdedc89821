import 'server-only';
import { plainAnswer, staticRead, staticReadMissing } from '../http/static-read';
import { CACHE_CONTROL } from '../limits';
import { log } from '../log/log';
import { BackendError } from '../supabase/connection';
import { atomDocument, type Feed, updatedAt } from './atom';

/** A feed, or 304 when the client has it. */
export function feedResponse(request: Request, feed: Feed, of: 'library' | 'public'): Response {
  return staticRead(request, atomDocument(feed), 'application/atom+xml; charset=utf-8', {
    'Cache-Control': CACHE_CONTROL[of],
    'Last-Modified': new Date(updatedAt(feed)).toUTCString(),
  });
}

/** The feed of what people publish: what `read` answers, or 503 while the backend does not. */
export async function publicFeedResponse(request: Request, read: () => Promise<Feed | null>): Promise<Response> {
  try {
    const feed = await read();
    return feed ? feedResponse(request, feed, 'public') : staticReadMissing();
  } catch (err) {
    if (!(err instanceof BackendError)) throw err;
    log.error({ err }, 'A feed could not be made');
    const headers = { 'Retry-After': '60', 'Cache-Control': CACHE_CONTROL.never };
    return plainAnswer(503, 'This feed is unavailable right now. Try again in a minute.', headers);
  }
}
