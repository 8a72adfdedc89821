import { currentUser } from '@/lib/account/current-user';
import { PRIVATE_HEADERS } from '@/lib/account/private-response';
import { withReturnTo } from '@/lib/account/return-to';
import { IMPORT } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { isFromAnotherSite } from '@/lib/forms/action-request';
import { databaseRefusal } from '@/lib/forms/database-refusal';
import { readInWorker } from '@/lib/import/read-in-worker';
import { storeImport } from '@/lib/import/store-import';
import { paths } from '@/lib/paths';
import { log } from '@/lib/server/log/log';
import { countAttempt } from '@/lib/server/rate-limit/rate-limit';
import { beginAction } from '@/lib/supabase/connection';

/** Stores uploaded prompts as an import and leads to its preview. It is no server action, because Next.js limits the body of those to 1 MB. */
export async function POST(request: Request) {
  const goTo = (path: string) =>
    request.headers.get('accept')?.startsWith('application/json')
      ? Response.json({ path }, { headers: PRIVATE_HEADERS })
      : new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, Location: path } });
  const refuse = (problem: string) => goTo(accountPaths.importRefused(problem));
  if (isFromAnotherSite(request.headers)) return new Response('Not from here\n', { status: 403, headers: PRIVATE_HEADERS });
  try {
    const user = await currentUser();
    if (!user) return goTo(withReturnTo(paths.login, { next: accountPaths.imports }));
    if ((await countAttempt('transfer', user.id)) > 0) return refuse('too-many-attempts');
    const length = Number(request.headers.get('content-length') ?? Number.NaN);
    if (!(length >= 0)) return refuse('broken-upload');
    if (length > IMPORT.upload + FORM_OVERHEAD) return refuse('too-large');
    const body = await request.arrayBuffer().catch(() => null);
    if (!body) return refuse('broken-upload');
    const read = await readInWorker({ body, type: request.headers.get('content-type') ?? '' });
    if (typeof read === 'string') return refuse(read);
    // Once its columns are chosen, a table has to be read again, and these files are too large to be kept for that.
    if (read.table && !read.table.columns && !read.packed) return refuse('too-much-text');
    beginAction();
    return goTo(accountPaths.importPreview(await storeImport(user, read)));
  } catch (err) {
    log.error({ err }, 'An upload could not be read');
    return refuse(databaseRefusal(err instanceof Error ? err.cause : null) ?? 'failed');
  }
}

/** Allowance for what a form adds to its files, in bytes. */
const FORM_OVERHEAD = 1_000_000;
