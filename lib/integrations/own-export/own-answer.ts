import 'server-only';
import type { Account } from '../../account/account';
import { currentUser } from '../../account/current-user';
import { EXPORT_LENGTH } from '../../limits';
import { findDocumentsUpTo } from '../../my-prompts/find-prompts';
import { log } from '../../server/log/log';
import { countAttempt } from '../../server/rate-limit/rate-limit';
import { findFormat } from '../formats/export-formats';
import { pageExport } from '../formats/page-exports';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Responds with a line of text that no cache stores and no other site can read. */
export function privateTextResponse(status: number, line: string, others: Record<string, string> = {}): Response {
  return new Response(`${line}\n`, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...PRIVATE, ...others } });
}

/** Responds with a file of the user's own data; rate limited, because it may be all of it. */
export async function respondWithOwnData(make: (user: Account) => Promise<Response>): Promise<Response> {
  try {
    const user = await currentUser();
    if (!user) return privateTextResponse(401, 'Not authenticated');
    const wait = await countAttempt('transfer', user.id);
    if (wait > 0) return privateTextResponse(429, 'Too many files at once. Try again in a few minutes.', { 'Retry-After': String(wait) });
    return await make(user);
  } catch (err) {
    log.error({ err }, 'Prompts could not be exported');
    return privateTextResponse(503, 'Not available');
  }
}

/** Responds with prompts in an export format, private ones too. Refuses what is too long for one file instead of truncating it. */
export async function ownFormatFile(user: Account, format: string, page: string, name: string, ids: string[]): Promise<Response> {
  if (!findFormat(format)) return privateTextResponse(404, 'Not found');
  const { documents, all } = await findDocumentsUpTo(ids, user, EXPORT_LENGTH);
  if (!all) return privateTextResponse(413, TOO_LONG);
  const file = pageExport(format, page, { name, prompts: documents });
  if (!file) return privateTextResponse(404, 'Not found');
  return new Response(file.body, { headers: { 'Content-Type': file.contentType, ...file.headers, ...PRIVATE } });
}

const TOO_LONG = `This is more than one file of this format can hold (${EXPORT_LENGTH.toLocaleString('en')} characters). Choose fewer prompts, or download all of your data on your profile page.`;
