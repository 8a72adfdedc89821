import { makeFile } from '@/lib/integrations/page-files/make-file';
import { cachedFile } from '@/lib/server/http/static-read';

type Context = { params: Promise<{ file: string; page: string[] }> };

// Each path is cached when it is first requested, for 15 s (REVALIDATE_SECONDS; Next needs a literal here), with the tags of the data it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** Responds with a file of a page of the community, except feeds (lib/integrations/page-files/addresses.ts). */
export async function GET(_request: Request, { params }: Context) {
  const { file, page } = await params;
  return cachedFile(await makeFile(file, page));
}
