import { ReportLink } from '@/components/moderation/report-link';
import { UserPromptDates } from '@/components/my-prompts/user-prompt-facts';
import { PromptDock } from '@/components/prompts/actions/prompt-actions';
import { PromptDetail } from '@/components/prompts/detail/prompt-detail';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { MorePrompts } from '@/components/public-prompts/more-prompts';
import { PublicPromptMetadata } from '@/components/public-prompts/public-prompt-metadata';
import { Missing } from '@/components/site/errors/missing';
import { PublicPromptNotFound } from '@/components/site/errors/not-found-texts';
import { JsonLd } from '@/components/site/json-ld';
import { SuggestLink } from '@/components/suggestions/suggest-link';
import { ThanksLink } from '@/components/suggestions/thanks-link';
import { findPrompt, findPublicPrompt } from '@/lib/my-prompts/find-prompts';
import { sourceOf } from '@/lib/my-prompts/source';
import { fillableUserPrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { fillHint } from '@/lib/prompts/fill-hint';
import { promptSnippet } from '@/lib/prompts/prompt';
import { promptRef } from '@/lib/prompts/prompt-ref';
import { copiesOf, publicPromptsOf } from '@/lib/public-prompts/queries';
import { savesText } from '@/lib/public-prompts/saves-text';
import { breadcrumbs, publicPromptWork } from '@/lib/site/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/site/seo/page-metadata';
import { promptThanks } from '@/lib/suggestions/public-queries';

type Props = { params: Promise<{ id: string }> };

/** REVALIDATE_SECONDS (lib/limits.ts) as a literal, because Next.js reads it without running this file. */
export const revalidate = 15;

/** Builds no page ahead: each page is rendered and cached on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const prompt = await findPublicPrompt((await params).id);
  if (prompt === null) return notFoundMetadata('prompt');
  return pageMetadata({
    title: prompt.title,
    description: promptSnippet(prompt.content),
    path: paths.publicPrompt(prompt.id),
    article: { updated: prompt.updatedAt },
    hasMarkdown: true,
    canBeEmbedded: true,
  });
}

export default async function PublicPromptPage({ params }: Props) {
  const { id } = await params;
  const prompt = await findPublicPrompt(id);
  if (!prompt) return <Missing page={<PublicPromptNotFound />} />;
  const source = sourceOf(prompt, prompt.sourceId === null ? null : await findPrompt(prompt.sourceId, 'cached-page'));
  const [thanks, copies, { rows }] = await Promise.all([promptThanks(id), copiesOf(id), publicPromptsOf(prompt.ownerId, 1)]);
  const path = paths.publicPrompt(prompt.id);
  return (
    <PromptValuesProvider prompt={fillableUserPrompt(prompt)}>
      <JsonLd
        data={[
          publicPromptWork(prompt, source),
          breadcrumbs([
            { name: 'Community prompts', path: paths.publicPrompts },
            { name: prompt.title, path },
          ]),
        ]}
      />
      <PromptDetail
        prompt={promptRef(prompt.id)}
        path={path}
        title={prompt.title}
        back={{ href: paths.publicPrompts, name: 'Community prompts' }}
        metadata={<PublicPromptMetadata prompt={prompt} source={source} />}
        facts={
          <>
            <UserPromptDates prompt={prompt} />
            {prompt.saves && <span className="num">{savesText(prompt.saves.saves)}</span>}
            <ThanksLink promptId={prompt.id} thanks={thanks} />
            {prompt.suggestions !== 'closed' && <SuggestLink promptId={prompt.id} />}
            <ReportLink target={{ kind: 'prompt', id: prompt.id }} />
          </>
        }
        hint={fillHint(prompt.content)}
      />
      <MorePrompts prompt={prompt} copies={copies} byAuthor={rows} />
      <PromptDock />
    </PromptValuesProvider>
  );
}
