import { JsonLd } from '@/components/site/json-ld';
import { Day } from '@/components/ui/day';
import { MetaLine, PageTitle } from '@/components/ui/page-head';
import { loadPage, type TextPageName } from '@/lib/guides/content/pages';
import { contentsOf, headingsOf } from '@/lib/guides/headings';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
import { Article } from './article';
import { GuideBody } from './guide-body';

export function textPageMetadata(name: TextPageName) {
  return pageMetadata({ ...loadPage(name).frontMatter, path: paths[name] });
}

export function TextPage({ name }: { name: TextPageName }) {
  const { frontMatter, body } = loadPage(name);
  return (
    <>
      <JsonLd data={[breadcrumbs([{ name: frontMatter.title, path: paths[name] }])]} />
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
