import { ConfirmForm } from '@/components/import/confirm-form';
import { ImportRow } from '@/components/import/import-row';
import { ChangesNote, DuplicatesNote, RoomNote, UnreadList } from '@/components/import/import-summary';
import { TableColumns } from '@/components/import/table-columns';
import { LabelNames } from '@/components/my-prompts/label-names';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { requireUser } from '@/lib/account/current-user';
import { IMPORT } from '@/lib/account-limits';
import { accountPaths } from '@/lib/account-paths';
import { ownCollections } from '@/lib/collections/queries';
import { formatGroups } from '@/lib/import/format-groups';
import { findImport } from '@/lib/import/queries';
import { choicesFirst, duplicatesByPlace } from '@/lib/import/stored-import';
import { cleanCategory, cleanQuery, parsePage, type RawQuery } from '@/lib/lists/list-filter';
import { pagesOf } from '@/lib/lists/paging';
import { site } from '@/lib/site';
import { plural } from '@/lib/text/plural';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<RawQuery> };

export const metadata = { title: 'Import prompts' };

const listFormat = new Intl.ListFormat('en');

export default async function ImportPreviewPage({ params, searchParams }: Props) {
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
          <ButtonLink variant="primary" href={accountPaths.imports}>
            Import prompts
          </ButtonLink>
        </EmptyState>
      </>
    );
  }
  const { about, rows, duplicates } = found;
  const { formats, collections, saved, pinned, table, files } = about;
  const duplicateOf = duplicatesByPlace(duplicates);
  const importable = rows.filter(({ problem }) => problem === null);
  const asksForColumns = table !== null && table.columns === null;
  const counts = { collection: collections.length, 'saved prompt': saved.length, pin: pinned.length };
  const extras = Object.entries(counts).flatMap(([noun, count]) => (count > 0 ? plural(count, noun) : []));
  const { page: wantedPage, category, collection } = await searchParams;
  const pages = Math.max(1, pagesOf(rows.length, IMPORT.page));
  const page = Math.min(parsePage(wantedPage), pages);
  const shown = choicesFirst(rows, duplicateOf).slice((page - 1) * IMPORT.page, page * IMPORT.page);
  const noPrompts = <EmptyState title="No prompts found" text="None of this could be read as a prompt." />;
  const hasSeveralFiles = new Set(rows.map(({ file }) => file)).size > 1;
  return (
    <>
      {back}
      <DashboardHead title="Import prompts" />
      {table && files.length > 0 && <TableColumns importId={id} table={table} />}
      {!asksForColumns && (
        <>
          <p className="max-w-[80ch] pb-2 text-ink-2">
            {importable.length === 1
              ? 'There is 1 prompt to import.'
              : `There are ${importable.length.toLocaleString('en')} prompts to import.`}{' '}
            {extras.length > 0 && `Also in this import: ${listFormat.format(extras)}.`}{' '}
            {formats.length > 0 && `Format: ${formats.join(', ')}.`} Nothing has been imported yet.
          </p>
          {formats.includes(site.name) && (
            <p className="max-w-[80ch] pb-2 text-ui text-ink-2">
              New prompts and collections are private, and your profile does not change. Earlier versions and the dates when you used your
              prompts are not imported.
            </p>
          )}
          {importable.length + extras.length + files.length > 0 ? (
            <ConfirmForm
              importId={id}
              duplicateCount={duplicates.length}
              newCount={importable.length - duplicates.length}
              withVariablesCount={importable.filter(({ asIs }) => asIs !== null).length}
              formats={formatGroups(files)}
              category={cleanCategory(typeof category === 'string' ? category : '')}
              collection={cleanQuery(collection)}
              collectionTitles={(await ownCollections()).map(({ title }) => title)}
              page={page}
              pages={pages}
              summary={
                <>
                  <RoomNote room={about.room} rows={importable} duplicates={duplicates} />
                  <DuplicatesNote duplicates={duplicates} rows={importable} />
                  <ChangesNote rows={importable} />
                  <UnreadList about={about} />
                </>
              }
            >
              <LabelNames />
              {rows.length > 0 ? (
                <ul className="border-t-2 border-rule-strong" id="prompts">
                  {shown.map((row, index) => (
                    <ImportRow
                      key={`${row.place} ${row.choice} ${row.asIs}`}
                      row={row}
                      duplicate={duplicateOf.get(row.place)}
                      twin={row.twin === null ? undefined : rows[row.twin]}
                      file={
                        hasSeveralFiles
                          ? { place: row.file, ...files[row.file], isFirst: shown.findIndex(({ file }) => file === row.file) === index }
                          : null
                      }
                    />
                  ))}
                </ul>
              ) : (
                noPrompts
              )}
            </ConfirmForm>
          ) : (
            <>
              <UnreadList about={about} />
              {noPrompts}
            </>
          )}
        </>
      )}
    </>
  );
}
