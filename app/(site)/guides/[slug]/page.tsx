import { notFound } from 'next/navigation';
import { Article } from '@/components/guides/article';
import { GuideBody } from '@/components/guides/guide-body';
import { ShareButtons } from '@/components/guides/share-buttons';
import { JsonLd } from '@/components/site/json-ld';
import { BackLink } from '@/components/ui/back-link';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import { DetailTitle, MetaLine } from '@/components/ui/page-head';
import { filePaths } from '@/lib/file-paths';
import type { GuideFrontMatter } from '@/lib/guides/guide';
import { findGuide, guides } from '@/lib/guides/guides';
import { contentsOf, headingsOf } from '@/lib/guides/headings';
import { paths } from '@/lib/paths';
import { findCategory } from '@/lib/prompts/library';
import { absoluteUrl } from '@/lib/site';
import { breadcrumbs, guideArticle } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
import { sourceSerifItalic } from '../fonts';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => guides().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const found = findGuide((await params).slug);
  if (!found) return {};
  const { slug, title, frontMatter } = found.guide;
  return pageMetadata({
    title,
    description: frontMatter?.description ?? 'Content coming soon...',
    path: paths.guide(slug),
    ...(frontMatter && { image: filePaths.socialImage('guide', slug), article: { updated: frontMatter.updated }, hasMarkdown: true }),
  });
}

const neighbourClass = 'py-4 text-lede leading-[1.3] font-strong tracking-[-0.01em] no-underline decoration-2 hover:underline';
const directionClass = 'mb-1 block text-meta font-normal tracking-normal text-ink-3';

export default async function GuidePage({ params }: Props) {
  const found = findGuide((await params).slug);
  if (!found) notFound();
  const { guide, previous, next } = found;
  const { slug, title, frontMatter, body } = guide;
  return (
    <>
      <JsonLd
        data={[
          ...(frontMatter ? [guideArticle(frontMatter)] : []),
          breadcrumbs([
            { name: 'Guides', path: paths.guides },
            { name: title, path: paths.guide(slug) },
          ]),
        ]}
      />
      <DetailTitle>
        <BackLink href={paths.guides}>Guides</BackLink>
        <h1 className="wrap-anywhere">{title}</h1>
        {/* Reserves the height of the buttons at the end of the line, so that nothing moves when they appear. */}
        <MetaLine className="mt-4 md:min-h-9 md:touch:min-h-11">
          {frontMatter && <GuideMetadata frontMatter={frontMatter} />}
          <ShareButtons title={title} url={absoluteUrl(paths.guide(slug))} />
        </MetaLine>
      </DetailTitle>
      <Article contents={body ? contentsOf(headingsOf(body)) : undefined} className={sourceSerifItalic.variable}>
        {body ? <GuideBody source={body} /> : <p>Content coming soon...</p>}
      </Article>
      <nav className="mb-16 grid grid-cols-2 border-t-2 border-rule-strong print:hidden" aria-label="More guides">
        {previous && (
          <Link className={`${neighbourClass} pr-6`} href={paths.guide(previous.slug)} rel="prev">
            <span className={directionClass}>Previous</span>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link className={`${neighbourClass} col-start-2 border-l border-rule pl-6 text-right`} href={paths.guide(next.slug)} rel="next">
            <span className={directionClass}>Next</span>
            {next.title}
          </Link>
        )}
      </nav>
    </>
  );
}

function GuideMetadata({ frontMatter }: { frontMatter: GuideFrontMatter }) {
  return (
    <>
      <span>{frontMatter.readingTime} read</span>
      <span>
        Updated <Day iso={frontMatter.updated} />
      </span>
      <span>{frontMatter.categories.map((slug) => findCategory(slug)?.name ?? slug).join(', ')}</span>
    </>
  );
}
