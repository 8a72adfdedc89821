import { publicFeedResponse } from '@/lib/feeds/feed-response';
import { profileFeed } from '@/lib/feeds/feeds';
import { COUNTS } from '@/lib/limits';
import { findProfile } from '@/lib/profiles/queries';
import { publicPromptsAfter } from '@/lib/public-prompts/queries';

type Context = { params: Promise<{ username: string }> };

/** /u/{username}.atom */
export function GET(request: Request, { params }: Context) {
  return publicFeedResponse(request, async () => {
    const profile = await findProfile((await params).username);
    return profile && profileFeed(profile, (await publicPromptsAfter(profile.id, undefined, COUNTS.feed)).prompts);
  });
}
