import { privateText } from '@/lib/account/private-response';
import { findCollection, itemIds } from '@/lib/collections/queries';
import { ownFormatFile, respondWithOwnData } from '@/lib/integrations/own-export/own-response';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ file: string; format: string }> };

export function GET(_request: Request, { params }: Context) {
  return respondWithOwnData(async (user) => {
    // Next.js demands one name for the segment of both routes of a collection. Here it is the collection's id.
    const { file: id, format } = await params;
    const collection = await findCollection(user, id);
    if (!collection) return privateText(404, 'Not found');
    const ids = await itemIds(id);
    return ownFormatFile(user, format, paths.collection(id), collection.slug, ids);
  });
}
