import { GuideBody } from '@/components/guides/guide-body';
import { TableOfContents } from '@/components/guides/table-of-contents';
import { Day } from '@/components/ui/day';
import { contentsOf, headingsOf } from '@/lib/guides/headings';
import type { loadPage } from '@/lib/pages';

/** A page of plain text: about, privacy, terms. Set like a guide. */
export function TextPage({ page: { frontMatter, body } }: { page: ReturnType<typeof loadPage> }) {
  return (
    <>
      <div className="page-title">
        <h1>{frontMatter.title}</h1>
        <p className="meta-line">
          <span>
            Updated <Day iso={frontMatter.updated} />
          </span>
        </p>
      </div>
      <div className="article">
        <TableOfContents entries={contentsOf(headingsOf(body))} />
        <article className="prose">
          <GuideBody source={body} />
        </article>
      </div>
    </>
  );
}
