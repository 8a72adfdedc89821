import { cachedRead, MARKDOWN, staticReadMissing } from '@/lib/http/static-read';
import { profileMarkdown } from '@/lib/markdown/profile';
import { findPublished } from '@/lib/public-profiles/queries';

type Context = { params: Promise<{ username: string }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** /u/{username}.md */
export async function GET(_request: Request, { params }: Context) {
  const shared = await findPublished((await params).username);
  return shared ? cachedRead(profileMarkdown(shared), MARKDOWN) : staticReadMissing();
}
