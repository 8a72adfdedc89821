import { responseOr503 } from '@/lib/account/private-response';
import { markdownFile } from '@/lib/collections/markdown-file';
import { publicWholeCollection } from '@/lib/collections/whole-collection';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

type Context = { params: Promise<{ file: string }> };

/** Responds with a public collection as Markdown. Never cached: the collection or its prompts may become private. */
export function GET(_request: Request, { params }: Context) {
  return responseOr503('A collection could not be exported', async () => {
    const { file } = await params;
    const collection = file.endsWith('.md') ? await publicWholeCollection(file.slice(0, -'.md'.length)) : null;
    if (!collection?.owner) return markdownFile(null, null);
    return markdownFile(collection, absoluteUrl(paths.publicCollection(collection.owner.username, collection.slug)));
  });
}
