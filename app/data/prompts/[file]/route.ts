import { currentUser } from '@/lib/account/current-user';
import { PRIVATE_HEADERS, privateText, responseOr503 } from '@/lib/account/private-response';
import { findFillable } from '@/lib/my-prompts/find-prompts';
import { findLibraryPrompt, libraryDetails } from '@/lib/prompts/library';
import { JSON_TYPE, staticRead, staticReadMissing } from '@/lib/server/http/static-read';
import { withoutExtension } from '@/lib/text/file-name';
import { isUuid } from '@/lib/text/uuid';

type Context = { params: Promise<{ file: string }> };

/** Responds with the full text of a prompt, of which lists have only the beginning: /data/prompts/{slug or id}.json. */
export async function GET(request: Request, { params }: Context) {
  const { file } = await params;
  const id = withoutExtension(file, '.json');
  if (isUuid(id)) return userPrompt(id);
  const prompt = findLibraryPrompt(id);
  return prompt ? staticRead(request, JSON.stringify(libraryDetails(prompt)), JSON_TYPE) : staticReadMissing();
}

/** Responds with a prompt of a user, to everybody while it is public, else to its author. No cache stores it, because it may become private. */
function userPrompt(id: string): Promise<Response> {
  return responseOr503('The text of a prompt could not be read', async () => {
    const user = await currentUser();
    const prompt = await findFillable(id, user ?? 'everybody');
    if (prompt) return Response.json(prompt, { headers: PRIVATE_HEADERS });
    return user ? privateText(404, 'Not found') : privateText(401, 'Not authenticated');
  });
}
