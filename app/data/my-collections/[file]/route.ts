import { currentUser } from '@/lib/account/current-user';
import { markdownFile, markdownMissing, markdownUnavailable } from '@/lib/collections/markdown-file';
import { ownWholeCollection } from '@/lib/collections/whole-collection';

type Context = { params: Promise<{ file: string }> };

/** Responds with one of the user's own collections as Markdown, private prompts included. Owner only, never cached. */
export async function GET(_request: Request, { params }: Context) {
  const { file } = await params;
  try {
    const user = await currentUser();
    if (!user) return new Response('Not authenticated\n', { status: 401, headers: { 'Cache-Control': 'private, no-store' } });
    const collection = file.endsWith('.md') ? await ownWholeCollection(user, file.slice(0, -'.md'.length)) : null;
    return collection ? markdownFile(collection, null) : markdownMissing();
  } catch (err) {
    return markdownUnavailable(err);
  }
}
