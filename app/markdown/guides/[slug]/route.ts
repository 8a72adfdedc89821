import { findGuide } from '@/lib/guides/guides';
import { MARKDOWN, staticRead, staticReadMissing } from '@/lib/http/static-read';
import { guideMarkdown } from '@/lib/markdown/guide';
import { findLibraryPrompt } from '@/lib/prompts/library';

type Context = { params: Promise<{ slug: string }> };

/** /guides/{slug}.md */
export async function GET(request: Request, { params }: Context) {
  const found = findGuide((await params).slug);
  const markdown = found && guideMarkdown(found.guide, findLibraryPrompt);
  return markdown ? staticRead(request, markdown, MARKDOWN) : staticReadMissing();
}
