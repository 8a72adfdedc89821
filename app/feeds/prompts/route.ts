import { feedResponse } from '@/lib/feeds/feed-response';
import { libraryFeed } from '@/lib/feeds/feeds';
import { categoryOf, library } from '@/lib/prompts/library';

/** /prompts.atom */
export function GET(request: Request) {
  const prompts = library().prompts.map((prompt) => ({ prompt, category: categoryOf(prompt) }));
  return feedResponse(request, libraryFeed(prompts), 'library');
}
