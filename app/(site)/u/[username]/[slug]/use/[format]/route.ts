import { publicExport } from '@/lib/export-formats/export-answer';
import { collectionPrompts } from '@/lib/page-prompts/queries';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ username: string; slug: string; format: string }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** A public collection as files of another tool. */
export async function GET(_request: Request, { params }: Context) {
  const { username, slug, format } = await params;
  return publicExport(format, paths.publicCollection(username, slug), () => collectionPrompts(username, slug));
}
