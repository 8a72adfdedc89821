import { CollectionTitle } from '@/components/add-to-collection/collection-title';
import { PageLinks } from '@/components/lists/pager';
import { ReportLink } from '@/components/moderation/report-link';
import { UseInButton } from '@/components/prompts/actions/dialog-buttons';
import { UseInLink } from '@/components/prompts/actions/use-in-link';
import { PromptRows } from '@/components/prompts/row/prompt-rows';
import { BackLink } from '@/components/ui/back-link';
import { Day } from '@/components/ui/day';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { DetailTitle, MetaLine } from '@/components/ui/page-head';
import { UserTexts } from '@/components/ui/user-text';
import { collectionLines } from '@/lib/collections/collection-fields';
import type { PublicCollectionPage } from '@/lib/collections/public-queries';
import { filePaths } from '@/lib/file-paths';
import { LIST_FACTS, listItem } from '@/lib/my-prompts/list-item';
import { paths } from '@/lib/paths';
import { publicName } from '@/lib/profiles/profile';
import { plural } from '@/lib/text/plural';

export function PublicCollection({ owner, collection, items }: PublicCollectionPage) {
  const { id, slug, updatedAt } = collection;
  const { rows, page, total } = items;
  const path = paths.publicCollection(owner.username, slug);
  return (
    <div className="pb-16">
      <DetailTitle>
        <BackLink href={paths.profile(owner.username)}>{publicName(owner)}</BackLink>
        <h1 className="wrap-anywhere" dir="auto">
          <CollectionTitle collection={collection} />
        </h1>
        {page === 1 && <UserTexts texts={collectionLines(collection)} className="mt-4 max-w-[56ch] text-lede leading-body text-ink-2" />}
        <MetaLine>
          <span>
            By{' '}
            <Link href={paths.profile(owner.username)} dir="auto" rel="author">
              {publicName(owner)}
            </Link>
          </span>
          <span>
            Updated <Day iso={updatedAt} />
          </span>
          <ReportLink target={{ kind: 'collection', id }} />
        </MetaLine>
      </DetailTitle>
      {total === 0 ? (
        <EmptyState text="Nothing in this collection is public." />
      ) : (
        <>
          <ListBar>
            <p>
              <b className="num font-strong">{plural(total, 'prompt')}</b>
            </p>
            <p className="flex flex-wrap items-center gap-x-4 print:hidden">
              <a href={filePaths.publicCollectionMarkdown(id)} download>
                Markdown
              </a>
              <UseInButton path={path} className="min-h-9 touch:min-h-11 underline underline-offset-[0.2em] hover:decoration-2" />
              <UseInLink path={path} />
              <Link href={paths.printPublicCollection(owner.username, slug)}>Print</Link>
            </p>
          </ListBar>
          {rows.length === 0 ? (
            <EmptyState text={PAGE_GONE} />
          ) : (
            <PromptRows items={rows.map((found) => listItem(found, LIST_FACTS.publicCollection))} columns={2} />
          )}
          <PageLinks page={page} total={total} href={(other) => paths.publicCollection(owner.username, slug, other)} />
        </>
      )}
    </div>
  );
}
