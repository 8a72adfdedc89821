export { NotThere as default } from '@/components/integrations/embeds/not-there';
