import { userResponse } from '@/lib/account/private-response';
import { markdownFile } from '@/lib/collections/markdown-file';
import { ownWholeCollection } from '@/lib/collections/whole-collection';

type Context = { params: Promise<{ file: string }> };

/** Responds with one of the user's own collections as Markdown, private prompts included. Never cached. */
export function GET(_request: Request, { params }: Context) {
  return userResponse('A collection could not be exported', async (user) => {
    const { file } = await params;
    return markdownFile(file.endsWith('.md') ? await ownWholeCollection(user, file.slice(0, -'.md'.length)) : null, null);
  });
}
