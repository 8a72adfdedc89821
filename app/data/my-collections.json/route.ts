import type { NextRequest } from 'next/server';
import { currentUser } from '@/lib/account/current-user';
import { collectionChoices } from '@/lib/collections/queries';
import { copySchema } from '@/lib/my-prompts/prompt-form';
import { log } from '@/lib/server/log/log';

const headers = { 'Cache-Control': 'private, no-store' };

/** Responds with the signed-in user's collections, and which of them contain the given prompt. Never cached. */
export async function GET(request: NextRequest) {
  const asked = copySchema.safeParse({ prompt: request.nextUrl.searchParams.get('prompt') });
  if (!asked.success) return new Response('Not found\n', { status: 404, headers });
  try {
    const user = await currentUser();
    if (!user) return new Response('Not authenticated\n', { status: 401, headers });
    return Response.json(await collectionChoices(asked.data.prompt), { headers });
  } catch (err) {
    log.error({ err }, 'The collections could not be read');
    return new Response('Not available\n', { status: 503, headers });
  }
}
