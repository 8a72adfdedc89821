import { RenameCategoryForm } from '@/components/my-prompts/rename-category-form';
import { UndoNote } from '@/components/my-prompts/selection/undo-note';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Count } from '@/components/ui/count';
import { DashboardHead } from '@/components/ui/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { requireUser } from '@/lib/account/current-user';
import { listPath, type RawQuery } from '@/lib/lists/list-filter';
import { ownCategories } from '@/lib/my-prompts/queries';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<RawQuery> };

export const metadata = { title: 'Categories' };

/** Categories of the user's own prompts. The category in `?rename=` has a form in its row. */
export default async function CategoriesPage({ searchParams }: Props) {
  const query = await searchParams;
  const { rename } = query;
  const renamed = typeof rename === 'string' ? rename : undefined;
  await requireUser(paths.promptCategories(renamed));
  const categories = await ownCategories();
  return (
    <>
      <BackLink href={paths.myPrompts}>My Prompts</BackLink>
      <DashboardHead title="Categories" />
      <UndoNote query={query} />
      {categories.length === 0 ? (
        <EmptyState title="No categories yet" text="You give a prompt a category when you create or edit it." />
      ) : (
        <ul className="border-t-2 border-rule-strong">
          {categories.map(({ name, prompts }) => (
            <li key={name} className="border-t border-rule first:border-transparent">
              <div className="flex min-h-13 items-center gap-x-4 py-1">
                <h2 className="min-w-0 flex-1 text-row font-strong tracking-row wrap-anywhere" dir="auto">
                  <Link className="no-underline hover:underline" href={listPath(paths.myPrompts, { category: name })}>
                    {name}
                  </Link>
                </h2>
                <Count className="text-ui">{prompts.toLocaleString('en')}</Count>
                {name !== renamed && (
                  <ButtonLink size="small" href={paths.promptCategories(name)} aria-label={`Rename: ${name}`} scroll={false}>
                    Rename
                  </ButtonLink>
                )}
              </div>
              {name === renamed && <RenameCategoryForm category={name} categories={categories} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
