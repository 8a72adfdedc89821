import { TextPage, textPageMetadata } from '@/components/guides/text-page';

export const metadata = textPageMetadata('about');

export default function AboutPage() {
  return <TextPage name="about" />;
}
