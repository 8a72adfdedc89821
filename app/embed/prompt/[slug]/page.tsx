import { notFound } from 'next/navigation';
import { EmbeddedPrompt } from '@/components/integrations/embeds/embedded-prompt';
import { paths } from '@/lib/paths';
import { fillableLibraryPrompt, findLibraryPrompt } from '@/lib/prompts/library';

type Props = { params: Promise<{ slug: string }> };

export const dynamic = 'force-static';

/** Builds no page ahead, because few prompts are ever embedded: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

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
