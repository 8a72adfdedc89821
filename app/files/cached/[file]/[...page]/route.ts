import { makeFile } from '@/lib/integrations/page-files/make-file';
import { cachedFile } from '@/lib/server/http/static-read';

type Context = { params: Promise<{ file: string; page: string[] }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** Responds with the files of what people publish, except feeds (lib/integrations/page-files/addresses.ts). */
export async function GET(_request: Request, { params }: Context) {
  const { file, page } = await params;
  return cachedFile(await makeFile(file, page));
}
