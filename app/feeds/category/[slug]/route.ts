import { feedResponse } from '@/lib/feeds/feed-response';
import { categoryFeed } from '@/lib/feeds/feeds';
import { staticReadMissing } from '@/lib/http/static-read';
import { findCategory, promptsIn } from '@/lib/prompts/library';

type Context = { params: Promise<{ slug: string }> };

/** /category/{slug}.atom */
export async function GET(request: Request, { params }: Context) {
  const category = findCategory((await params).slug);
  return category ? feedResponse(request, categoryFeed(category, promptsIn(category)), 'library') : staticReadMissing();
}
