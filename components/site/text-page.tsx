import { Article } from '@/components/guides/article';
import { GuideBody } from '@/components/guides/guide-body';
import { MetaLine, PageTitle } from '@/components/site/page-head';
import { Day } from '@/components/ui/day';
import type { loadPage } from '@/lib/content/pages';
import { contentsOf, headingsOf } from '@/lib/guides/headings';

/** A page of plain text: about, privacy, terms. Set like a guide. */
export function TextPage({ page: { frontMatter, body } }: { page: ReturnType<typeof loadPage> }) {
  return (
    <>
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
