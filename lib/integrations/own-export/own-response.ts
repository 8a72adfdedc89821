import 'server-only';
import type { Account } from '../../account/account';
import { PRIVATE_HEADERS, privateText, userResponse } from '../../account/private-response';
import { EXPORT_LENGTH } from '../../limits';
import { findDocuments } from '../../my-prompts/find-prompts';
import { countAttempt } from '../../server/rate-limit/rate-limit';
import { findFormat } from '../formats/export-formats';
import { pageExport } from '../formats/page-exports';
import { skillName } from '../skills/skill';

/** Responds with a file of the user's data. Each call counts against a rate limit, because the file may have all data of the user. */
export function respondWithOwnData(respond: (user: Account) => Promise<Response>): Promise<Response> {
  return userResponse('Prompts could not be exported', async (user) => {
    const wait = await countAttempt('transfer', user.id);
    if (wait > 0) return privateText(429, 'Too many files at once. Try again in a few minutes.', { 'Retry-After': String(wait) });
    return respond(user);
  });
}

/** The response with own prompts in an export format; 404 without format or prompts, 413 if they are too long. `page`: the path of their page. */
export async function ownFormatFile(user: Account, format: string, page: string, name: string, ids: string[]): Promise<Response> {
  if (!findFormat(format)) return privateText(404, 'Not found');
  const { documents, all } = await findDocuments(ids, user, EXPORT_LENGTH);
  if (!all) return privateText(413, TOO_LONG);
  const [only, ...others] = documents;
  const file = pageExport(format, page, { name: only && others.length === 0 ? skillName(only) : name, prompts: documents, all });
  if (!file) return privateText(404, 'Not found');
  return new Response(file.body, { headers: { 'Content-Type': file.contentType, ...file.headers, ...PRIVATE_HEADERS } });
}

const TOO_LONG = `This is more than one file of this format can hold (${EXPORT_LENGTH.toLocaleString('en')} characters). Choose fewer prompts, or download all of your data on your profile page.`;
