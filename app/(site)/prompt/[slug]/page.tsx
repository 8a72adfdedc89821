import { notFound } from 'next/navigation';
import { PromptDock } from '@/components/prompts/actions/prompt-actions';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { kindText, workedText } from '@/components/prompts/list/prompt-metadata';
import { PromptRow } from '@/components/prompts/list/prompt-row';
import { Rows } from '@/components/prompts/list/rows';
import { PromptDetail } from '@/components/prompts/prompt-detail';
import { Rate } from '@/components/ratings/rate';
import { JsonLd } from '@/components/site/json-ld';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { categoryOf, fillable, findPrompt, library, promptsIn } from '@/lib/prompts/library';
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
    description: prompt.description,
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
      <PromptDetail
        promptId={slug}
        path={paths.prompt(slug)}
        title={title}
        description={prompt.description}
        back={{ href: paths.prompts, name: 'All Prompts' }}
        metadata={
          <>
            <Link className="tall-target" href={paths.category(category.slug)}>
              {category.name}
            </Link>
            <span>{kindText(prompt)}</span>
            <span className="num">{plural(prompt.variables.length, 'blank')}</span>
            {worked && <span className="num">{worked}</span>}
            <span>
              Added <Day iso={prompt.createdAt} />
            </span>
          </>
        }
        hint="Write in the blanks, or copy it as it is."
        picture={
          prompt.previewImage && (
            // biome-ignore lint/performance/noImgElement: an optional picture of unknown size, served as it is
            <img className="mb-6 max-h-96 w-auto" src={`/images/${prompt.previewImage}`} alt={`Example of an answer to “${title}”`} />
          )
        }
      >
        <Rate promptId={id} counted={{ worked: prompt.ratingWorked, needsTweak: prompt.ratingNeedsTweak }} />
      </PromptDetail>
      {related.length > 0 && (
        <Section
          className="print:hidden"
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
