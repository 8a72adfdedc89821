import { userResponse } from '@/lib/account/private-response';
import { ownWholeCollection } from '@/lib/collections/find-whole-collection';
import { markdownResponse } from '@/lib/collections/markdown-response';
import { withoutExtension } from '@/lib/text/file-name';

type Context = { params: Promise<{ file: string }> };

export function GET(_request: Request, { params }: Context) {
  return userResponse('A collection could not be exported', async (user) => {
    const { file } = await params;
    return markdownResponse(await ownWholeCollection(user, withoutExtension(file, '.md')), null);
  });
}
