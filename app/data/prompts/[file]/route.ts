import { detailsOf, findPrompt } from '@/lib/prompts/library';
import { staticRead, staticReadMissing } from '@/lib/static-read';

type Context = { params: Promise<{ file: string }> };

/** One prompt, for the lists (which do not carry whole prompts) and the sheet. */
export async function GET(request: Request, { params }: Context) {
  const { file } = await params;
  const prompt = file.endsWith('.json') ? findPrompt(file.slice(0, -'.json'.length)) : null;
  return prompt ? staticRead(request, JSON.stringify(detailsOf(prompt)), 'application/json; charset=utf-8') : staticReadMissing();
}
