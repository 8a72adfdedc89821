import { log } from '@/lib/log';
import { fillablePublicPrompt } from '@/lib/user-prompts/public-prompt';
import { readPublicPrompt } from '@/lib/user-prompts/queries';

type Context = { params: Promise<{ file: string }> };

const headers = { 'Cache-Control': 'no-store' };

/** One community prompt, for the lists, which do not carry whole prompts. Never cached: it may be made private. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  try {
    const prompt = file.endsWith('.json') ? await readPublicPrompt(file.slice(0, -'.json'.length)) : null;
    return prompt ? Response.json(fillablePublicPrompt(prompt), { headers }) : new Response('Not found\n', { status: 404, headers });
  } catch (err) {
    log.error({ err }, 'A community prompt could not be read');
    return new Response('Not available\n', { status: 503, headers });
  }
}
