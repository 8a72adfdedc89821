import { markdownFile, markdownMissing, markdownUnavailable } from '@/lib/collections/markdown-file';
import { publicWholeCollection } from '@/lib/collections/whole-collection';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

type Context = { params: Promise<{ file: string }> };

/** Responds with a public collection as Markdown. Never cached: the collection or its prompts may become private. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  try {
    const collection = file.endsWith('.md') ? await publicWholeCollection(file.slice(0, -'.md'.length)) : null;
    if (!collection?.owner) return markdownMissing();
    return markdownFile(collection, absoluteUrl(paths.publicCollection(collection.owner.username, collection.slug)));
  } catch (err) {
    return markdownUnavailable(err);
  }
}
