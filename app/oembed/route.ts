import { oembedResponse } from '@/lib/integrations/embeds/oembed';

/** Responds with oEmbed data for the page of a prompt (oembed.com). */
export function GET(request: Request) {
  return oembedResponse(request);
}
