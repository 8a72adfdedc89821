import { Day } from '@/components/ui/day';
import { MetaLine, PageTitle } from '@/components/ui/page-head';
import type { loadPage } from '@/lib/guides/content/pages';
import { contentsOf, headingsOf } from '@/lib/guides/headings';
import { Article } from './article';
import { GuideBody } from './guide-body';

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
