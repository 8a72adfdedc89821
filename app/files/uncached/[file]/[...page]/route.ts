import { makeFile } from '@/lib/integrations/page-files/make-file';
import { CACHE_CONTROL } from '@/lib/limits';
import { plainAnswer, staticFile } from '@/lib/server/http/static-read';
import { log } from '@/lib/server/log/log';
import { BackendError } from '@/lib/supabase/connection';

type Context = { params: Promise<{ file: string; page: string[] }> };

/** Responds with a file of a page of the library, or with a feed of any page (lib/integrations/page-files/addresses.ts). */
export async function GET(request: Request, { params }: Context) {
  const { file, page } = await params;
  try {
    return staticFile(request, await makeFile(file, page));
  } catch (err) {
    // Files of the library need no backend, so only a feed can fail with a BackendError.
    if (!(err instanceof BackendError)) throw err;
    log.error({ err }, 'A feed could not be made');
    const headers = { 'Retry-After': '60', 'Cache-Control': CACHE_CONTROL.never };
    return plainAnswer(503, 'This feed is unavailable right now. Try again in a minute.', headers);
  }
}
