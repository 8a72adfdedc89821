import { env } from '@/lib/env';
import { communityFeedResponse } from '@/lib/feeds/feed-response';
import { communityFeed } from '@/lib/feeds/feeds';
import { COUNTS } from '@/lib/limits';
import { searchPublicPrompts } from '@/lib/public-prompts/queries';

/** /prompts/shared.atom */
export function GET(request: Request) {
  return communityFeedResponse(request, async () => communityFeed(env.backend ? (await searchPublicPrompts({}, COUNTS.feed)).prompts : []));
}
