import { makeFile } from '@/lib/integrations/page-files/make-file';
import { cachedFile } from '@/lib/server/http/static-read';

type Context = { params: Promise<{ file: string; page: string[] }> };

/** Caches each file on its first request, with the cache tags of the data in it. */
export const dynamic = 'force-static';

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

export const generateStaticParams = () => [];

/** Responds with a file of a page of the community, except feeds (lib/integrations/page-files/addresses.ts). */
export async function GET(_request: Request, { params }: Context) {
  const { file, page } = await params;
  return cachedFile(await makeFile(file, page));
}
