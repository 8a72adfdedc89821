import { MARKDOWN, staticRead, staticReadMissing } from '@/lib/http/static-read';
import { promptMarkdown } from '@/lib/markdown/prompt';
import { findLibraryDocument } from '@/lib/prompts/library';

type Context = { params: Promise<{ slug: string }> };

/** /prompt/{slug}.md */
export async function GET(request: Request, { params }: Context) {
  const prompt = findLibraryDocument((await params).slug);
  return prompt ? staticRead(request, promptMarkdown(prompt), MARKDOWN) : staticReadMissing();
}
