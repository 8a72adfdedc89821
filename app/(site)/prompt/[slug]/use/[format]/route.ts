import { libraryExport } from '@/lib/export-formats/export-answer';
import { libraryPrompt } from '@/lib/page-prompts/library';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ slug: string; format: string }> };

/** A prompt as a file of another tool. */
export async function GET(request: Request, { params }: Context) {
  const { slug, format } = await params;
  return libraryExport(request, format, paths.prompt(slug), libraryPrompt(slug));
}
