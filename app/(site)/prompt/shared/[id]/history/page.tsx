import { Missing } from '@/components/site/errors/missing';
import { PublicPromptNotFound } from '@/components/site/errors/not-found-texts';
import { PublicSuggestions } from '@/components/suggestions/public-suggestions';
import { SuggestLink } from '@/components/suggestions/suggest-link';
import { BackLink } from '@/components/ui/back-link';
import { DetailTitle } from '@/components/ui/page-head';
import { paths } from '@/lib/paths';
import { notFoundMetadata, pageMetadata } from '@/lib/site/seo/page-metadata';
import { findPromptWithSuggestions } from '@/lib/suggestions/public-queries';

type Props = { params: Promise<{ id: string }> };

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

/** Builds no page ahead: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const found = await findPromptWithSuggestions((await params).id);
  if (!found) return notFoundMetadata('prompt');
  const { id, title } = found.prompt;
  return pageMetadata({
    title: `Suggestions to ${title}`,
    description: `What people suggested to change in “${title}”, and what was taken.`,
    path: paths.promptSuggestions(id),
    hasMarkdown: true,
    unlisted: true,
  });
}

export default async function PromptSuggestionsPage({ params }: Props) {
  const found = await findPromptWithSuggestions((await params).id);
  if (!found) return <Missing page={<PublicPromptNotFound />} />;
  const { prompt, taken, open } = found;
  return (
    <>
      <DetailTitle>
        <BackLink href={paths.publicPrompt(prompt.id)}>{prompt.title}</BackLink>
        <h1>Suggestions</h1>
      </DetailTitle>
      <div className="pb-16">
        {taken.length + open.length === 0 && <p className="border-t-2 border-rule-strong pt-6 text-ink-2">Nothing was suggested yet.</p>}
        <PublicSuggestions title="Taken" suggestions={taken} />
        <PublicSuggestions title="Open" suggestions={open} isOpen />
        {prompt.suggestions !== 'closed' && (
          <p className="border-t-2 border-rule-strong pt-4">
            <SuggestLink promptId={prompt.id} />
          </p>
        )}
      </div>
    </>
  );
}
