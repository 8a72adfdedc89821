import { Article } from '@/components/guides/article';
import { GuideBody } from '@/components/guides/guide-body';
import { JsonLd } from '@/components/site/json-ld';
import { Day } from '@/components/ui/day';
import { MetaLine, PageTitle } from '@/components/ui/page-head';
import { contentsOf, headingsOf } from '@/lib/guides/headings';
import { paths } from '@/lib/paths';
import { loadTextPage, textPageSlugs } from '@/lib/server/content/pages';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => textPageSlugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return pageMetadata({ ...loadTextPage(slug).frontMatter, path: paths.textPage(slug) });
}

export default async function TextPage({ params }: Props) {
  const { slug } = await params;
  const { frontMatter, body } = loadTextPage(slug);
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: frontMatter.title, path: paths.textPage(slug) }])]} />
      <PageTitle>
        <h1>{frontMatter.title}</h1>
        <MetaLine>
          <span>
            Updated <Day iso={frontMatter.updated} />
          </span>
        </MetaLine>
      </PageTitle>
      <Article contents={contentsOf(headingsOf(body))}>
        <GuideBody source={body} />
      </Article>
    </>
  );
}
