import 'server-only';
import { z } from 'zod';
import { CACHE_CONTROL } from '../../limits';
import { findPublicPrompt } from '../../my-prompts/find-prompts';
import { paths } from '../../paths';
import { publicName } from '../../profiles/profile';
import { findLibraryPrompt } from '../../prompts/library';
import { JSON_TYPE, plainAnswer, staticRead } from '../../server/http/static-read';
import { log } from '../../server/log/log';
import { BackendError } from '../../supabase/connection';
import { oembedAnswer, promptPathOf } from './embed';

const size = z.coerce.number().int().min(1).optional();
const querySchema = z.object({ url: z.string().max(2_000), format: z.string().default('json'), maxwidth: size, maxheight: size });

export async function oembedResponse(request: Request): Promise<Response> {
  const query = querySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return refusal(400, 'Give the address of a prompt as url, and maxwidth and maxheight as whole numbers of pixels.');
  const { url, format, maxwidth: maxWidth, maxheight: maxHeight } = query.data;
  if (format !== 'json') return refusal(501, 'The only format is json.');
  try {
    const found = await findEmbedded(promptPathOf(url));
    if (!found) return refusal(404, 'There is no public prompt at this address.');
    const cacheControl = CACHE_CONTROL[found.author ? 'public' : 'library'];
    const body = JSON.stringify(oembedAnswer({ ...found, maxWidth, maxHeight }));
    return staticRead(request, body, JSON_TYPE, { 'Cache-Control': cacheControl });
  } catch (err) {
    if (!(err instanceof BackendError)) throw err;
    log.error({ err }, 'oEmbed could not answer');
    return refusal(503, 'Try again in a minute.');
  }
}

async function findEmbedded(path: string | null) {
  const id = path?.split('/').at(-1) ?? '';
  if (path === paths.prompt(id)) {
    const prompt = findLibraryPrompt(id);
    return prompt && { title: prompt.title, path, author: null };
  }
  const prompt = path === null ? null : await findPublicPrompt(id);
  if (!prompt) return null;
  const { title, author } = prompt;
  return { title, path: paths.publicPrompt(id), author: { name: publicName(author), path: paths.profile(author.username) } };
}

function refusal(status: number, line: string): Response {
  return plainAnswer(status, line, { 'Cache-Control': CACHE_CONTROL.never });
}
