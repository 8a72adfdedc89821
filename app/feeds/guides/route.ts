import { feedResponse } from '@/lib/feeds/feed-response';
import { guidesFeed } from '@/lib/feeds/feeds';
import { guides } from '@/lib/guides/guides';

/** /guides.atom */
export function GET(request: Request) {
  return feedResponse(request, guidesFeed(guides()), 'library');
}
