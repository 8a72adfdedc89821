export { EmbedNotFound as default } from '@/components/integrations/embeds/embed-not-found';
