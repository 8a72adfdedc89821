import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { PageLinks } from '@/components/prompts/list/page-links';
import { SavedList } from '@/components/saved-prompts/saved-list';
import { SavedRow } from '@/components/saved-prompts/saved-row';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths, withFilter } from '@/lib/paths';
import { parsePage, type RawQuery } from '@/lib/prompts/filter';
import { savedPrompts } from '@/lib/saved-prompts/queries';

type Props = { searchParams: Promise<RawQuery> };

const pathOf = (page: number) => withFilter(paths.saved, { page });

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = parsePage((await searchParams).page);
  return { title: page > 1 ? `Saved, page ${page}` : 'Saved' };
}

export default async function SavedPage({ searchParams }: Props) {
  const wanted = parsePage((await searchParams).page);
  return dashboardPage(pathOf(wanted), async (user) => {
    const { rows, page, total } = await savedPrompts(user, wanted);
    return (
      <>
        <DashboardHead title="Saved" />
        <SavedList key={page} total={total} rows={rows.map((saved) => ({ id: saved.promptId, row: <SavedRow saved={saved} /> }))}>
          {total === 0 ? <NothingSaved /> : <EmptyState text={PAGE_GONE} />}
        </SavedList>
        <PageLinks page={page} total={total} href={pathOf} />
      </>
    );
  });
}

function NothingSaved() {
  return (
    <EmptyState title="No saved prompts yet" text="The heart beside a prompt keeps it here, so that you find it again.">
      <Link className={buttonClass({ variant: 'primary' })} href={paths.prompts}>
        Browse All Prompts
      </Link>
    </EmptyState>
  );
}
