import { notFound } from 'next/navigation';
import { PromptActions, PromptDock } from '@/components/prompts/actions/prompt-actions';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { VariableList } from '@/components/prompts/editor/variable-list';
import { workedText } from '@/components/prompts/list/prompt-metadata';
import { PromptRow } from '@/components/prompts/list/prompt-row';
import { Rows } from '@/components/prompts/list/rows';
import { Rate } from '@/components/ratings/rate';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { JsonLd } from '@/components/site/json-ld';
import { BackLink } from '@/components/ui/back-link';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { categoryOf, fillable, findPrompt, library, promptsIn } from '@/lib/prompts/library';
import { promptSnippet } from '@/lib/prompts/prompt';
import { relatedPrompts } from '@/lib/prompts/related';
import { breadcrumbs, promptWork } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { promptImage } from '@/lib/seo/social-images';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return library().prompts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const prompt = findPrompt((await params).slug);
  if (!prompt) return {};
  return pageMetadata({
    title: prompt.title,
    description: promptSnippet(prompt.promptText),
    path: paths.prompt(prompt.slug),
    image: promptImage(prompt),
  });
}

export default async function PromptPage({ params }: Props) {
  const prompt = findPrompt((await params).slug);
  if (!prompt) notFound();
  const category = categoryOf(prompt);
  const related = relatedPrompts(prompt, promptsIn(category));
  const { id, slug, title } = prompt;
  const worked = workedText(prompt);

  return (
    <PromptValuesProvider prompt={fillable(prompt)}>
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
      <div className="detail-head">
        <div className="detail-top">
          <BackLink href={paths.prompts}>All Prompts</BackLink>
          <SaveButton promptId={slug} />
        </div>
        <h1>{title}</h1>
        <p className="meta-line">
          <Link href={paths.category(category.slug)}>{category.name}</Link>
          <span className="num">{plural(prompt.variables.length, 'blank')}</span>
          {worked && <span className="num">{worked}</span>}
          <span>
            Added <Day iso={prompt.createdAt} />
          </span>
        </p>
      </div>
      <div className="detail">
        <div className="detail-main">
          <p className="caption">
            <b>Prompt</b>
            <span className="js-only">Write in the blanks, or copy it as it is.</span>
          </p>
          {prompt.previewImage && (
            // biome-ignore lint/performance/noImgElement: an optional picture of unknown size, served as it is
            <img className="mb-6 max-h-96 w-auto" src={`/images/${prompt.previewImage}`} alt={`Example of an answer to “${title}”`} />
          )}
          <PromptEditor />
        </div>
        <aside className="detail-side" aria-label="Use this prompt">
          <PromptActions save={<SaveButton promptId={slug} labelled />} />
          <VariableList />
        </aside>
        <Rate promptId={id} counted={{ worked: prompt.ratingWorked, needsTweak: prompt.ratingNeedsTweak }} />
      </div>
      {related.length > 0 && (
        <Section
          className="related"
          title="Related prompts"
          aside={
            <p>
              Also in <Link href={paths.category(category.slug)}>{category.name}</Link>
            </p>
          }
        >
          <Rows two underRule>
            {related.map((other) => (
              <PromptRow key={other.id} prompt={other} />
            ))}
          </Rows>
        </Section>
      )}
      <PromptDock />
    </PromptValuesProvider>
  );
}
