import { oembedResponse } from '@/lib/integrations/embeds/oembed';

/** oEmbed answer for the page of a prompt (oembed.com). */
export function GET(request: Request) {
  return oembedResponse(request);
}
