import { TextPage, textPageMetadata } from '@/components/guides/text-page';

export const metadata = textPageMetadata('privacy');

export default function PrivacyPage() {
  return <TextPage name="privacy" />;
}
