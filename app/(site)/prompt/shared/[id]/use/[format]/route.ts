import { publicExport } from '@/lib/export-formats/export-answer';
import { publicPrompt } from '@/lib/page-prompts/queries';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ id: string; format: string }> };

// Cached like its page: on the first request for each path, for 15 s (REVALIDATE_SECONDS), with the tags of what it reads.
export const dynamic = 'force-static';
export const revalidate = 15;

export function generateStaticParams() {
  return [];
}

/** A public prompt as a file of another tool. */
export async function GET(_request: Request, { params }: Context) {
  const { id, format } = await params;
  return publicExport(format, paths.publicPrompt(id), () => publicPrompt(id));
}
