import { EmbedNotFound } from '@/components/integrations/embeds/embed-not-found';
import { EmbeddedPrompt } from '@/components/integrations/embeds/embedded-prompt';
import { Missing } from '@/components/site/errors/missing';
import { findPublicPrompt } from '@/lib/my-prompts/find-prompts';
import { fillableUserPrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';

type Props = { params: Promise<{ id: string }> };

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

/** Builds no page ahead: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const prompt = await findPublicPrompt((await params).id);
  return prompt ? { title: prompt.title, alternates: { canonical: paths.publicPrompt(prompt.id) } } : {};
}

export default async function EmbedPublicPage({ params }: Props) {
  const prompt = await findPublicPrompt((await params).id);
  if (!prompt) return <Missing page={<EmbedNotFound />} />;
  const { id, author } = prompt;
  return <EmbeddedPrompt prompt={fillableUserPrompt(prompt)} path={paths.publicPrompt(id)} authorName={publicName(author)} />;
}
