import { cachedWholeCollection } from '@/lib/collections/whole-collection';
import { cachedRead, MARKDOWN, staticReadMissing } from '@/lib/http/static-read';
import { publicCollectionMarkdown } from '@/lib/markdown/collection';

type Context = { params: Promise<{ username: string; slug: string }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** /u/{username}/{slug}.md */
export async function GET(_request: Request, { params }: Context) {
  const { username, slug } = await params;
  const collection = await cachedWholeCollection(username, slug);
  return collection ? cachedRead(publicCollectionMarkdown(collection), MARKDOWN) : staticReadMissing();
}
