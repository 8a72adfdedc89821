import { currentUser } from '@/lib/account/current-user';
import { log } from '@/lib/log/log';
import { savedIds } from '@/lib/saved-prompts/queries';

const headers = { 'Cache-Control': 'private, no-store' };

/** The slugs and ids the person of this session has saved. Anybody else, and a backend that is unavailable, gets an empty list. */
export async function GET() {
  try {
    const user = await currentUser();
    return Response.json(user ? await savedIds(user) : [], { headers });
  } catch (err) {
    log.error({ err }, 'The saved prompts could not be read');
    return Response.json([], { headers });
  }
}
