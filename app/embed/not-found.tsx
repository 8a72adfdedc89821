import { NotThere } from '@/components/embeds/not-there';

export default function EmbedNotFound() {
  return <NotThere />;
}
