import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { PageLinks } from '@/components/prompts/list/page-links';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { CategoryNames } from '@/components/user-prompts/category-names';
import { CreateLink } from '@/components/user-prompts/create-link';
import { UserPromptRow } from '@/components/user-prompts/user-prompt-row';
import { paths, withFilter } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { ownProfile } from '@/lib/profiles/queries';
import { parsePage, type RawQuery } from '@/lib/prompts/filter';
import { countPublicPromptsOf, userPrompts } from '@/lib/user-prompts/queries';

type Props = { searchParams: Promise<RawQuery> };

const pathOf = (page: number) => withFilter(paths.myPrompts, { page });

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = parsePage((await searchParams).page);
  return { title: page > 1 ? `My Prompts, page ${page}` : 'My Prompts' };
}

export default async function MyPromptsPage({ searchParams }: Props) {
  const wanted = parsePage((await searchParams).page);
  return dashboardPage(pathOf(wanted), async (user) => {
    const [{ rows, page, total }, open, profile] = await Promise.all([
      userPrompts(user, wanted),
      countPublicPromptsOf(user),
      ownProfile(user),
    ]);
    return (
      <>
        <DashboardHead title="My Prompts">{total > 0 && <CreateLink />}</DashboardHead>
        <ListBar>
          <p>
            <b className="num font-[650]">{plural(total, 'prompt')}</b>, {open.toLocaleString('en')} public
          </p>
          {profile && <Link href={paths.profile(profile.username)}>View Public Profile</Link>}
        </ListBar>
        {total === 0 && (
          <EmptyState
            underBar
            title="No prompts created yet"
            text="Write the prompts you use again and again once, with blanks for what changes. They are private until you say otherwise."
          >
            <CreateLink />
          </EmptyState>
        )}
        {total > 0 && rows.length === 0 && <EmptyState underBar text={PAGE_GONE} />}
        <div>
          {rows.map((prompt) => (
            <UserPromptRow key={prompt.id} prompt={prompt} />
          ))}
          <CategoryNames />
        </div>
        <PageLinks page={page} total={total} href={pathOf} />
      </>
    );
  });
}
