import type { Metadata } from 'next';
import { CollectionNames } from '@/components/collections/collection-names';
import { dashboardPage } from '@/components/dashboard/dashboard-page';
import { FilterForm } from '@/components/lists/filter-form';
import { FilterSelect } from '@/components/lists/filter-select';
import { ClearLink, NarrowedText, NothingLeft } from '@/components/lists/narrowed';
import { PageLinks } from '@/components/lists/page-links';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState, PAGE_GONE } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { CategoryNames } from '@/components/user-prompts/category-names';
import { CreateLink } from '@/components/user-prompts/create-link';
import { UserPromptRow } from '@/components/user-prompts/user-prompt-row';
import type { Account } from '@/lib/account/account';
import { collectionsHolding, ownCollections } from '@/lib/collections/queries';
import { isNarrowed, type ListFilter, listPath, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { ownProfile } from '@/lib/profiles/queries';
import { plural } from '@/lib/text/plural';
import { userPromptItem } from '@/lib/user-prompts/list-item';
import { countPublicPromptsOf, countUserPrompts, ownCategories, userPrompts } from '@/lib/user-prompts/queries';

const PARAMETERS = ['q', 'category', 'visibility', 'collection', 'sort', 'page'] as const;

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page } = parseListFilter(await searchParams, PARAMETERS);
  return { title: page ? `My Prompts, page ${page}` : 'My Prompts' };
}

/** A page of somebody's prompts, and which collections hold them. */
async function listed(user: Account, filter: ListFilter) {
  const page = await userPrompts(user, filter);
  const ids = page.rows.map(({ id }) => id);
  return { ...page, collectionsOf: await collectionsHolding(user, ids) };
}

export default async function MyPromptsPage({ searchParams }: Props) {
  const filter = parseListFilter(await searchParams, PARAMETERS);
  return dashboardPage(listPath(paths.myPrompts, filter), async (user) => {
    const [{ rows, page, total, corrected, collectionsOf }, all, open, categories, collections, profile] = await Promise.all([
      listed(user, filter),
      countUserPrompts(user),
      countPublicPromptsOf(user),
      ownCategories(),
      ownCollections(user),
      ownProfile(user),
    ]);
    const narrowed = isNarrowed(filter);
    return (
      <>
        <DashboardHead title="My Prompts">{all > 0 && <CreateLink />}</DashboardHead>
        {all > 0 && (
          <FilterForm
            path={paths.myPrompts}
            placeholder="Search your prompts"
            filter={filter}
            categories={categories}
            collections={collections}
          >
            <FilterSelect name="visibility" label="Visibility" value={filter.visibility ?? ''}>
              <option value="">Any visibility</option>
              <option value="public">Public</option>
              <option value="private">Private</option>
            </FilterSelect>
          </FilterForm>
        )}
        <ListBar>
          <p className="min-w-0 wrap-anywhere" role="status">
            {narrowed ? (
              <NarrowedText count={total} all={all} q={corrected ?? filter.q} />
            ) : (
              <>
                <b className="num font-strong">{plural(all, 'prompt')}</b>, {open.toLocaleString('en')} public
              </>
            )}
          </p>
          {narrowed && <ClearLink path={paths.myPrompts} filter={filter} />}
          {!narrowed && profile && (
            <Link className="tall-target" href={paths.profile(profile.username)}>
              View Public Profile
            </Link>
          )}
        </ListBar>
        {all === 0 && (
          <EmptyState
            underBar
            title="No prompts created yet"
            text="Write the prompts you use again and again once, with blanks for what changes. They are private until you say otherwise."
          >
            <CreateLink />
          </EmptyState>
        )}
        {all > 0 && total === 0 && <NothingLeft path={paths.myPrompts} filter={filter} />}
        {total > 0 && rows.length === 0 && <EmptyState underBar text={PAGE_GONE} />}
        <div>
          {rows.map((prompt) => (
            <UserPromptRow
              key={prompt.id}
              item={userPromptItem(prompt, ['category', 'blanks', 'createdAt', 'isPrivate'], { q: corrected ?? filter.q, isOwn: true })}
              updatedAt={prompt.updatedAt}
              hasBlanks={prompt.variableCount > 0}
              names={
                <CollectionNames
                  promptId={prompt.id}
                  collections={collections.filter(({ id }) => collectionsOf.get(prompt.id)?.includes(id))}
                />
              }
            />
          ))}
          <CategoryNames />
        </div>
        <PageLinks page={page} total={total} href={(to) => listPath(paths.myPrompts, { ...filter, page: to })} />
      </>
    );
  });
}
