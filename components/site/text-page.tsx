import { GuideBody } from '@/components/guides/guide-body';
import { Day } from '@/components/ui/day';
import type { loadPage } from '@/lib/pages';

/** A page of plain text: about, privacy, terms. */
export function TextPage({ page: { facts, body } }: { page: ReturnType<typeof loadPage> }) {
  return (
    <>
      <div className="page-title">
        <h1>{facts.title}</h1>
        <p className="meta-line">
          <span>
            Updated <Day iso={facts.updated} />
          </span>
        </p>
      </div>
      <article className="prose border-t-2 border-rule-strong pb-20">
        <GuideBody source={body} />
      </article>
    </>
  );
}
