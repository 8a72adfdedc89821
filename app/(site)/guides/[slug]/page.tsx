import { notFound } from 'next/navigation';
import { GuideBody } from '@/components/guides/guide-body';
import { ShareButtons } from '@/components/guides/share-buttons';
import { TableOfContents } from '@/components/guides/table-of-contents';
import { JsonLd } from '@/components/site/json-ld';
import { BackLink } from '@/components/ui/back-link';
import { Day } from '@/components/ui/day';
import { Link } from '@/components/ui/link';
import type { GuideFrontMatter } from '@/lib/guides/guide';
import { findGuide, guides } from '@/lib/guides/guides';
import { contentsOf, headingsOf } from '@/lib/guides/headings';
import { paths } from '@/lib/paths';
import { findCategory } from '@/lib/prompts/library';
import { breadcrumbs, guideArticle } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { absoluteUrl } from '@/lib/site';
import { sourceSerifItalic } from '../fonts';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return guides().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const found = findGuide((await params).slug);
  if (!found) return {};
  const { slug, title, frontMatter } = found.guide;
  return pageMetadata({
    title,
    description: frontMatter?.description ?? 'Content coming soon...',
    path: paths.guide(slug),
    ...(frontMatter && { image: paths.socialImage('guide', slug), article: { updated: frontMatter.updated } }),
  });
}

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
      <div className="detail-head" data-kind="guide">
        <BackLink href={paths.guides}>Guides</BackLink>
        <h1>{title}</h1>
        <div className="meta-line guide-line">
          {frontMatter && <GuideMetadata frontMatter={frontMatter} />}
          <ShareButtons title={title} url={absoluteUrl(paths.guide(slug))} />
        </div>
      </div>
      <div className="article">
        {body && <TableOfContents entries={contentsOf(headingsOf(body))} />}
        <article className={`prose ${sourceSerifItalic.variable}`}>
          {body ? <GuideBody source={body} /> : <p>Content coming soon...</p>}
        </article>
      </div>
      <nav className="next-guides" aria-label="More guides">
        {previous && (
          <Link href={paths.guide(previous.slug)} rel="prev">
            <span>Previous</span>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link href={paths.guide(next.slug)} rel="next">
            <span>Next</span>
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
