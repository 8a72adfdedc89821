import { TextPage, textPageMetadata } from '@/components/guides/text-page';

export const metadata = textPageMetadata('terms');

export default function TermsPage() {
  return <TextPage name="terms" />;
}
