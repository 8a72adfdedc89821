export { oembedResponse as GET } from '@/lib/integrations/embeds/oembed';
