import { PageLinks } from '@/components/lists/pager';
import { DeletedList } from '@/components/my-prompts/deleted-list';
import { BackLink } from '@/components/ui/back-link';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { requireUser } from '@/lib/account/current-user';
import { accountPaths } from '@/lib/account-paths';
import { DELETED_DAYS, QUOTAS } from '@/lib/limits';
import { listPath, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { rangeOf } from '@/lib/lists/paging';
import { deletedPrompts } from '@/lib/my-prompts/queries';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Deleted' };

export default async function DeletedPage({ searchParams }: Props) {
  const filter = parseListFilter(await searchParams, ['page']);
  await requireUser(listPath(accountPaths.deletedPrompts, filter));
  const { page = 1 } = filter;
  const [from, to] = rangeOf(page);
  const deleted = await deletedPrompts();
  return (
    <>
      <BackLink href={paths.myPrompts}>My Prompts</BackLink>
      <DashboardHead title="Deleted" />
      <p className="max-w-[80ch] pb-5 text-ink-2">
        Deleted prompts stay here for {DELETED_DAYS} days, and only you can see them. Until then they count toward your limit of{' '}
        {QUOTAS.prompts.toLocaleString('en')} prompts.
      </p>
      <DeletedList prompts={deleted.slice(from, to + 1)} ids={deleted.map(({ id }) => id)} until={deleted[0]?.deletedAt} />
      <PageLinks page={page} total={deleted.length} href={(to) => listPath(accountPaths.deletedPrompts, { page: to })} />
    </>
  );
}
