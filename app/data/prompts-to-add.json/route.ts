import type { NextRequest } from 'next/server';
import { currentUser } from '@/lib/account/current-user';
import { findPromptsToAdd } from '@/lib/collections/prompts-to-add';
import { cleanQuery } from '@/lib/lists/list-filter';
import { log } from '@/lib/server/log/log';

const headers = { 'Cache-Control': 'private, no-store' };

export async function GET(request: NextRequest) {
  try {
    const user = await currentUser();
    if (!user) return new Response('Not authenticated\n', { status: 401, headers });
    return Response.json(await findPromptsToAdd(user, cleanQuery(request.nextUrl.searchParams.get('q') ?? '')), { headers });
  } catch (err) {
    log.error({ err }, 'Prompts to add to a collection could not be searched');
    return new Response('Not available\n', { status: 503, headers });
  }
}
