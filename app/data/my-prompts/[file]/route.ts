import { currentUser } from '@/lib/auth/current-user';
import { log } from '@/lib/log';
import { findUserPrompt } from '@/lib/user-prompts/queries';

type Context = { params: Promise<{ file: string }> };

const headers = { 'Cache-Control': 'private, no-store' };

/** One of somebody's own prompts, whole, for their list, which carries only its beginning. Only its owner gets it, and it is never cached. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  try {
    const user = await currentUser();
    if (!user) return new Response('Not authenticated\n', { status: 401, headers });
    const prompt = file.endsWith('.json') ? await findUserPrompt(user, file.slice(0, -'.json'.length)) : null;
    return prompt ? Response.json(prompt, { headers }) : new Response('Not found\n', { status: 404, headers });
  } catch (err) {
    log.error({ err }, 'A prompt could not be read for its owner');
    return new Response('Not available\n', { status: 503, headers });
  }
}
