import { markdownFile, markdownMissing, markdownUnavailable } from '@/lib/collections/markdown-file';
import { publicWholeCollection } from '@/lib/collections/whole-collection';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

type Context = { params: Promise<{ file: string }> };

/** A public collection as Markdown, with what everybody may see. Never cached: it, or what is in it, may be made private. */
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
