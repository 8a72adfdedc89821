import { MARKDOWN, staticRead, staticReadMissing } from '@/lib/http/static-read';
import { categoryMarkdown } from '@/lib/markdown/category';
import { findCategory, promptsIn } from '@/lib/prompts/library';

type Context = { params: Promise<{ slug: string }> };

/** /category/{slug}.md */
export async function GET(request: Request, { params }: Context) {
  const category = findCategory((await params).slug);
  return category ? staticRead(request, categoryMarkdown(category, promptsIn(category)), MARKDOWN) : staticReadMissing();
}
