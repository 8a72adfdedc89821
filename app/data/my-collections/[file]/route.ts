import { userResponse } from '@/lib/account/private-response';
import { markdownFile } from '@/lib/collections/markdown-file';
import { ownWholeCollection } from '@/lib/collections/whole-collection';
import { withoutExtension } from '@/lib/text/file-name';

type Context = { params: Promise<{ file: string }> };

export function GET(_request: Request, { params }: Context) {
  return userResponse('A collection could not be exported', async (user) => {
    const { file } = await params;
    return markdownFile(await ownWholeCollection(user, withoutExtension(file, '.md')), null);
  });
}
