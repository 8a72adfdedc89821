import { env } from '@/lib/env';
import { publicFeedResponse } from '@/lib/feeds/feed-response';
import { publicPromptsFeed } from '@/lib/feeds/feeds';
import { COUNTS } from '@/lib/limits';
import { searchPublicPrompts } from '@/lib/public-prompts/queries';

/** /prompts/shared.atom */
export function GET(request: Request) {
  return publicFeedResponse(request, async () =>
    publicPromptsFeed(env.backend ? (await searchPublicPrompts({}, COUNTS.feed)).prompts : []),
  );
}
