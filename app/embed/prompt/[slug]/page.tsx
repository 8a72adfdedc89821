import { notFound } from 'next/navigation';
import { EmbeddedPrompt } from '@/components/integrations/embeds/embedded-prompt';
import { paths } from '@/lib/paths';
import { fillableLibraryPrompt, findLibraryPrompt } from '@/lib/prompts/library';

type Props = { params: Promise<{ slug: string }> };

// Rendered and cached on its first request: few prompts are ever embedded.
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const prompt = findLibraryPrompt((await params).slug);
  if (!prompt) return {};
  return { title: prompt.title, alternates: { canonical: paths.prompt(prompt.slug) } };
}

export default async function EmbedPage({ params }: Props) {
  const prompt = findLibraryPrompt((await params).slug);
  if (!prompt) notFound();
  return <EmbeddedPrompt prompt={fillableLibraryPrompt(prompt)} path={paths.prompt(prompt.slug)} />;
}
