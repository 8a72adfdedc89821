import { responseOr503 } from '@/lib/account/private-response';
import { publicWholeCollection } from '@/lib/collections/find-whole-collection';
import { markdownResponse } from '@/lib/collections/markdown-response';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { withoutExtension } from '@/lib/text/file-name';

type Context = { params: Promise<{ file: string }> };

/** Responds with a public collection as Markdown, which no cache stores, because the collection or its prompts may become private. */
export function GET(_request: Request, { params }: Context) {
  return responseOr503('A collection could not be exported', async () => {
    const { file } = await params;
    const collection = await publicWholeCollection(withoutExtension(file, '.md'));
    if (!collection?.owner) return markdownResponse(null, null);
    return markdownResponse(collection, absoluteUrl(paths.publicCollection(collection.owner.username, collection.slug)));
  });
}
