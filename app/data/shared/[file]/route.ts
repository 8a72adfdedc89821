import { log } from '@/lib/log';
import { fillableShared } from '@/lib/user-prompts/public-prompt';
import { readSharedPrompt } from '@/lib/user-prompts/queries';

type Context = { params: Promise<{ file: string }> };

const headers = { 'Cache-Control': 'no-store' };

/** One community prompt, for the lists, which do not carry whole prompts. Nobody keeps it: it may be made private. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  try {
    const prompt = file.endsWith('.json') ? await readSharedPrompt(file.slice(0, -'.json'.length)) : null;
    return prompt ? Response.json(fillableShared(prompt), { headers }) : new Response('Not found\n', { status: 404, headers });
  } catch (err) {
    log.error({ err }, 'A community prompt could not be read');
    return new Response('Not available\n', { status: 503, headers });
  }
}
