import { currentUser } from '@/lib/account/current-user';
import { homePrompts } from '@/lib/dashboard/start';
import { log } from '@/lib/server/log/log';

const headers = { 'Cache-Control': 'private, no-store' };

/** Responds with the prompts of the home page for the signed-in user; an empty list for anybody else. Never cached. */
export async function GET() {
  try {
    const user = await currentUser();
    return Response.json(user ? await homePrompts() : [], { headers });
  } catch (err) {
    log.error({ err }, 'The prompts of the home page could not be read');
    return new Response('Not available\n', { status: 503, headers });
  }
}
