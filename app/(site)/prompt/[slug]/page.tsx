import { PromptDock } from '@/components/prompts/actions/prompt-actions';
import { RelatedPrompts } from '@/components/prompts/detail/detail-parts';
import { LibraryPromptDetail } from '@/components/prompts/detail/library-prompt-detail';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { Missing } from '@/components/site/errors/missing';
import { PromptNotFound } from '@/components/site/errors/not-found-texts';
import { JsonLd } from '@/components/site/json-ld';
import { filePaths } from '@/lib/file-paths';
import { paths } from '@/lib/paths';
import { builtPrompts, categoryOf, fillableLibraryPrompt, findLibraryPrompt, libraryDetails } from '@/lib/prompts/library';
import { breadcrumbs, promptWork } from '@/lib/site/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => builtPrompts().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const prompt = findLibraryPrompt((await params).slug);
  if (!prompt) return notFoundMetadata('libraryPrompt');
  return pageMetadata({
    title: prompt.title,
    description: prompt.description,
    path: paths.prompt(prompt.slug),
    image: filePaths.socialImage('prompt', prompt.slug),
    hasMarkdown: true,
    canBeEmbedded: true,
  });
}

export default async function PromptPage({ params }: Props) {
  const prompt = findLibraryPrompt((await params).slug);
  if (!prompt) return <Missing page={<PromptNotFound />} />;
  const category = categoryOf(prompt);
  const details = libraryDetails(prompt);
  const { slug, title } = prompt;

  return (
    <PromptValuesProvider prompt={fillableLibraryPrompt(prompt)}>
      <JsonLd
        data={[
          promptWork(prompt, category),
          breadcrumbs([
            { name: 'All Prompts', path: paths.prompts },
            { name: category.name, path: paths.category(category.slug) },
            { name: title, path: paths.prompt(slug) },
          ]),
        ]}
      />
      <LibraryPromptDetail prompt={details} />
      <RelatedPrompts prompt={details} />
      <PromptDock />
    </PromptValuesProvider>
  );
}
