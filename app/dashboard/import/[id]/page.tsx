import type { Metadata } from 'next';
import { ChangesNote } from '@/components/import/changes-note';
import { ConfirmForm } from '@/components/import/confirm-form';
import { ImportRow } from '@/components/import/import-row';
import { TableColumns } from '@/components/import/table-columns';
import { UnreadList } from '@/components/import/unread-list';
import { CategoryNames } from '@/components/my-prompts/category-names';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { findImport, firstCells } from '@/lib/import/queries';
import { ownCategories } from '@/lib/my-prompts/queries';
import { site } from '@/lib/site';
import { plural } from '@/lib/text/plural';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'Import prompts' };

const AND = new Intl.ListFormat('en');

/** Preview of an import. */
export default async function ImportPreviewPage({ params }: Props) {
  const { id } = await params;
  await requireUser(accountPaths.importPreview(id));
  const found = await findImport(id);
  const back = <BackLink href={accountPaths.imports}>Import something else</BackLink>;
  if (!found) {
    return (
      <>
        {back}
        <DashboardHead title="Import prompts" />
        <EmptyState
          title="This import is no longer here"
          text="It was already imported, or more than an hour has passed since you sent it. Nothing was lost, and you can send it again."
        >
          <Link className={buttonClass({ variant: 'primary' })} href={accountPaths.imports}>
            Import prompts
          </Link>
        </EmptyState>
      </>
    );
  }
  const { about, rows, duplicates } = found;
  const { formats, collections, saved, pinned, table, unread, unreadCount } = about;
  const duplicateOf = new Map(duplicates.map((duplicate) => [duplicate.place, duplicate]));
  const taken = rows.filter(({ problem }) => problem === null);
  const asksForColumns = table !== null && table.columns === null;
  const with_ = [
    collections.length > 0 && plural(collections.length, 'collection'),
    saved.length > 0 && plural(saved.length, 'saved prompt'),
    pinned.length > 0 && plural(pinned.length, 'pin'),
  ].filter((words) => words !== false);
  const showsPaths = new Set(rows.map(({ path }) => path)).size > 1;
  const isOwn = formats.includes(site.name);
  return (
    <>
      {back}
      <DashboardHead title="Import prompts" />
      {table && <TableColumns importId={id} table={table} rows={await firstCells(id, 3)} />}
      {!asksForColumns && (
        <>
          <p className="max-w-[80ch] pb-2 text-ink-2">
            <b className="num font-strong text-ink">{plural(taken.length, 'prompt')}</b>
            {formats.length > 0 && `, read as ${formats.join(', ')}`}
            {with_.length > 0 && `, with ${AND.format(with_)}`}. Nothing has been imported yet.
          </p>
          {isOwn && (
            <p className="max-w-[80ch] pb-2 text-ui text-ink-2">
              New prompts and collections are private, and your profile does not change. Earlier versions and the dates when you used your
              prompts are not imported.
            </p>
          )}
          <ChangesNote rows={taken} />
          <UnreadList unread={unread} count={unreadCount} />
          {taken.length + with_.length > 0 ? (
            <ConfirmForm importId={id} duplicates={duplicates.length} others={taken.length - duplicates.length}>
              <CategoryNames ownCategories={await ownCategories()} />
              <ul className="border-t-2 border-rule-strong">
                {rows.map((row) => (
                  <ImportRow
                    key={row.place}
                    row={row}
                    duplicate={duplicateOf.get(row.place)}
                    twin={row.twin === null ? undefined : rows[row.twin]}
                    showsPath={showsPaths}
                  />
                ))}
              </ul>
            </ConfirmForm>
          ) : (
            <EmptyState title="No prompts found" text="None of this could be read as a prompt." />
          )}
        </>
      )}
    </>
  );
}
