import { currentUser } from '@/lib/account/current-user';
import { findFillable } from '@/lib/my-prompts/find-prompts';
import { detailsOf, findLibraryPrompt } from '@/lib/prompts/library';
import { staticRead, staticReadMissing } from '@/lib/server/http/static-read';
import { log } from '@/lib/server/log/log';
import { isUuid } from '@/lib/text/uuid';

type Context = { params: Promise<{ file: string }> };

/** Responds with the full text of one prompt (lists have only its beginning): /data/prompts/{slug or id}.json. */
export async function GET(request: Request, { params }: Context) {
  const { file } = await params;
  const id = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  if (isUuid(id)) return userPrompt(id);
  const prompt = findLibraryPrompt(id);
  return prompt ? staticRead(request, JSON.stringify(detailsOf(prompt)), 'application/json; charset=utf-8') : staticReadMissing();
}

const headers = { 'Cache-Control': 'private, no-store' };

/** Responds with a prompt of a user: to everybody while it is public, else to its author. Never cached: it may become private. */
async function userPrompt(id: string): Promise<Response> {
  try {
    const user = await currentUser();
    const prompt = await findFillable(id, user ?? 'everybody');
    if (prompt) return Response.json(prompt, { headers });
    return user ? new Response('Not found\n', { status: 404, headers }) : new Response('Not authenticated\n', { status: 401, headers });
  } catch (err) {
    log.error({ err }, 'The text of a prompt could not be read');
    return new Response('Not available\n', { status: 503, headers });
  }
}
