import { oembedResponse } from '@/lib/embeds/oembed';

/** What embeds a prompt by the address of its page (oembed.com). */
export function GET(request: Request) {
  return oembedResponse(request);
}
