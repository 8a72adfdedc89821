import { Listing } from '@/components/lists/listing';
import { LoadingPlace } from '@/components/lists/loading-place';
import { Pager } from '@/components/lists/pager';
import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { type ListFilter, listPath } from '@/lib/lists/list-filter';
import { countIfMissed } from '@/lib/missed-searches/missed-searches';
import { paths } from '@/lib/paths';
import { findCategory, library } from '@/lib/prompts/library';
import type { Category } from '@/lib/prompts/prompt';
import { type PromptPage, searchLibrary } from '@/lib/prompts/search';
import { plural } from '@/lib/text/plural';
import { type CategoryChip, CategoryFilter } from './category-filter';
import { Elsewhere } from './elsewhere';
import { CloseToIt, FoundRows } from './found-rows';
import { NoPrompts } from './no-prompts';
import { TooGeneral } from './too-general';

/** The categories with their counts, and the prompts that match a filter. */
export function PromptListing({ filter }: { filter: ListFilter }) {
  const found = searchLibrary(filter);
  countIfMissed(filter.q, found);
  const category = filter.category ? findCategory(filter.category) : null;
  const categories = library().categories.map(({ slug, name }) => ({
    href: listPath(paths.prompts, { q: filter.q, category: slug }),
    name,
    count: found.counts.get(slug) ?? 0,
    current: slug === category?.slug,
  }));
  const chips = [
    {
      href: listPath(paths.prompts, { q: filter.q }),
      name: 'All Categories',
      count: found.countAll,
      current: !category,
    },
    ...(filter.q ? hitsFirst(categories) : categories),
  ];
  return (
    <Listing>
      <CategoryFilter chips={chips} />
      <div>
        <ListBar>
          <p className="min-w-0 wrap-anywhere" role="status">
            <FoundText found={found} filter={filter} category={category} />
          </p>
          {filter.q && (
            <Link className="tall-target flex-none" href={listPath(paths.prompts, { ...filter, q: '', page: 1 })} scroll={false}>
              Clear search
            </Link>
          )}
        </ListBar>
        {found.searched && filter.q && <Elsewhere q={filter.q} />}
        {found.total + found.near.length === 0 ? (
          <NoPrompts filter={filter} countAll={found.countAll} />
        ) : (
          <LoadingPlace skeletons={<SkeletonRows columns={2} />}>
            <FoundRows matches={found.prompts} heading="h2" />
            {found.total > 0 && found.near.length > 0 && <CloseToIt />}
            <FoundRows matches={found.near} heading="h2" />
          </LoadingPlace>
        )}
        {found.total > 0 && found.near.length === 0 && (
          <Pager {...found} next={found.nextPage ? listPath(paths.prompts, { ...filter, page: found.nextPage }) : null} />
        )}
      </div>
    </Listing>
  );
}

/** In their order, but those that have nothing last. */
function hitsFirst(chips: CategoryChip[]): CategoryChip[] {
  return chips.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0));
}

/** What was found, in a sentence. */
function FoundText({ found, filter, category }: { found: PromptPage; filter: ListFilter; category: Category | null }) {
  const { total, near, standsOut, searched, named, corrected } = found;
  const q = <bdi>{corrected ?? filter.q}</bdi>;
  if (total === 0 && near.length > 0)
    return standsOut ? (
      <b className="font-strong">Close to “{q}”</b>
    ) : (
      <>
        <b className="font-strong">Nothing has all of these words.</b> Close:
      </>
    );
  return (
    <>
      <b className="num font-strong">{plural(total, 'prompt')}</b>
      {searched && (
        <>
          {total === 1 ? ' matches' : ' match'} “{q}”
        </>
      )}
      {category && ` in ${category.name}`}
      {filter.q && !searched && <TooGeneral q={filter.q} named={named} />}
    </>
  );
}
