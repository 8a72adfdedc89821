import { NotThere } from '@/components/integrations/embeds/not-there';

export default function EmbedNotFound() {
  return <NotThere />;
}
