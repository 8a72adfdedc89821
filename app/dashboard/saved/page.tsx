import { FilterForm } from '@/components/lists/filter-form';
import { NothingLeft } from '@/components/lists/narrowed-list';
import { PageLinks } from '@/components/lists/pager';
import { NotSavedNotice } from '@/components/saved/not-saved-notice';
import { SavedList } from '@/components/saved/saved-list';
import { SavedRow } from '@/components/saved/saved-row';
import { ButtonLink } from '@/components/ui/button-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { requireUser } from '@/lib/account/current-user';
import { ownCollections } from '@/lib/collections/queries';
import { SERVER_COUNTS } from '@/lib/limits';
import { listPath, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { savedPrompts } from '@/lib/saved/queries';

const PARAMETERS = ['q', 'category', 'collection', 'sort', 'view', 'page'] as const;

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata({ searchParams }: Props) {
  const { page } = parseListFilter(await searchParams, PARAMETERS);
  return { title: page ? `Saved, page ${page}` : 'Saved' };
}

export default async function SavedPage({ searchParams }: Props) {
  const query = await searchParams;
  const filter = parseListFilter(query, PARAMETERS);
  await requireUser(listPath(paths.saved, filter));
  const [{ rows, page, total, all, categories, corrected }, collections] = await Promise.all([savedPrompts(filter), ownCollections()]);
  return (
    <>
      <DashboardHead title="Saved" />
      <NotSavedNotice query={query} />
      <SavedList
        form={
          <FilterForm
            path={paths.saved}
            placeholder="Search what you saved"
            filter={filter}
            categories={categories}
            collections={collections}
          />
        }
        total={total}
        all={all}
        filter={filter}
        corrected={corrected}
        rows={rows.map(({ saved, ...found }) => ({
          id: saved.promptId,
          row: (
            <SavedRow
              saved={saved}
              {...found}
              q={corrected ?? filter.q}
              sort={filter.sort}
              collections={collections.filter(({ id }) => saved.collections.includes(id))}
            />
          ),
        }))}
      >
        {all === 0 ? (
          <NothingSaved />
        ) : total === 0 ? (
          <NothingLeft path={paths.saved} filter={filter} />
        ) : (
          <EmptyState underBar text={PAGE_GONE} />
        )}
      </SavedList>
      <PageLinks page={page} total={total} size={SERVER_COUNTS.ownPage} href={(to) => listPath(paths.saved, { ...filter, page: to })} />
    </>
  );
}

function NothingSaved() {
  return (
    <EmptyState title="No saved prompts yet" text="Press the heart beside a prompt to keep it here.">
      <ButtonLink variant="primary" href={paths.prompts}>
        Browse All Prompts
      </ButtonLink>
    </EmptyState>
  );
}
