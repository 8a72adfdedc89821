import { TextPage, textPageMetadata } from '@/components/guides/text-page';

export const metadata = textPageMetadata('trials');

export default function TrialsPage() {
  return <TextPage name="trials" />;
}
