import { currentUser } from '@/lib/account/current-user';
import { savedIds } from '@/lib/saved/queries';
import { log } from '@/lib/server/log/log';

const headers = { 'Cache-Control': 'private, no-store' };

/** Responds with the slugs and ids that the user has saved; an empty list without a session or backend. */
export async function GET() {
  try {
    const user = await currentUser();
    return Response.json(user ? await savedIds(user) : [], { headers });
  } catch (err) {
    log.error({ err }, 'The saved prompts could not be read');
    return Response.json([], { headers });
  }
}
