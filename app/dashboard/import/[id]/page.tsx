import { ConfirmForm } from '@/components/import/confirm-form';
import { ImportRow } from '@/components/import/import-row';
import { TableColumns } from '@/components/import/table-columns';
import { CategoryNames } from '@/components/my-prompts/category-names';
import { BackLink } from '@/components/ui/back-link';
import { buttonClass } from '@/components/ui/button-class';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import type { Note, Unread } from '@/lib/import/import';
import { distinctNotes, type ImportNotes } from '@/lib/import/notes';
import { findImport, firstCells } from '@/lib/import/queries';
import { ownCategories } from '@/lib/my-prompts/queries';
import { site } from '@/lib/site';
import { plural } from '@/lib/text/plural';

type Props = { params: Promise<{ id: string }> };

export const metadata = { title: 'Import prompts' };

const AND = new Intl.ListFormat('en');

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
            {taken.length === 1 ? 'There is 1 prompt to import.' : `There are ${taken.length.toLocaleString('en')} prompts to import.`}{' '}
            {with_.length > 0 && `Also in this import: ${AND.format(with_)}.`} {formats.length > 0 && `Format: ${formats.join(', ')}.`}{' '}
            Nothing has been imported yet.
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

const TOLD = 100;

/** Summary of the changes that an import made, with each different change once when opened. */
function ChangesNote({ rows }: { rows: readonly ImportNotes[] }) {
  const { counts, notes } = distinctNotes(rows);
  if (notes.length === 0) return null;
  return (
    <details className="max-w-[80ch] pb-4 text-ui">
      <summary className="tall-target cursor-pointer">
        {(Object.keys(SENTENCES) as Note['kind'][])
          .filter((kind) => counts[kind] > 0)
          .map((kind) => SENTENCES[kind](counts[kind]))
          .join(' ')}
      </summary>
      <ul className="border-t border-rule pt-2 text-meta text-ink-2">
        {notes.slice(0, TOLD).map(({ text, title, count }) => (
          <li key={text} className="py-0.5 wrap-anywhere">
            <bdi>{text}</bdi>
            <span className="text-ink-3">: {count === 1 ? <bdi>“{title}”</bdi> : plural(count, 'prompt')}</span>
          </li>
        ))}
      </ul>
      {notes.length > TOLD && <p className="pt-1 text-meta text-ink-3">And {(notes.length - TOLD).toLocaleString('en')} more.</p>}
    </details>
  );
}

const SENTENCES: Record<Note['kind'], (prompts: number) => string> = {
  variable: (prompts) =>
    prompts === 1 ? 'Variables became blanks in 1 prompt.' : `Variables became blanks in ${prompts.toLocaleString('en')} prompts.`,
  text: (prompts) =>
    prompts === 1
      ? 'Text that only looks like a blank stays text in 1 prompt.'
      : `Text that only looks like a blank stays text in ${prompts.toLocaleString('en')} prompts.`,
  'left-out': (prompts) =>
    prompts === 1
      ? 'Folders, tags or other fields were left out of 1 prompt.'
      : `Folders, tags or other fields were left out of ${prompts.toLocaleString('en')} prompts.`,
  cut: (prompts) =>
    prompts === 1
      ? 'Long titles or categories were cut short in 1 prompt.'
      : `Long titles or categories were cut short in ${prompts.toLocaleString('en')} prompts.`,
};

function UnreadList({ unread, count }: { unread: Unread[]; count: number }) {
  if (count === 0) return null;
  const left = count - unread.length;
  return (
    <details className="pb-5" open={count <= 10}>
      <summary className="tall-target cursor-pointer text-ui font-semibold">
        {count === 1 ? '1 item could not be read' : `${count.toLocaleString('en')} items could not be read`}
      </summary>
      <ul className="max-w-[80ch] border-t border-rule">
        {unread.map(({ path, line, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <li key={index} className="border-b border-rule py-2 text-ui wrap-anywhere">
            <UnreadPlace path={path} line={line} />: {reason}.
          </li>
        ))}
      </ul>
      {left > 0 && <p className="pt-2 text-ui text-ink-2">And {left.toLocaleString('en')} more.</p>}
    </details>
  );
}

function UnreadPlace({ path, line }: Pick<Unread, 'path' | 'line'>) {
  const file = <bdi className="font-semibold">{path}</bdi>;
  if (line === null) return file;
  return (
    <>
      {file}, line {line}
    </>
  );
}
