import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { type PromptFilter, paths, withFilter } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { findCategory, library } from '@/lib/prompts/library';
import type { Category } from '@/lib/prompts/prompt';
import { type FoundPrompt, findPrompts, type PromptPage } from '@/lib/prompts/search';
import { countIfMissed } from '@/lib/search/missed-searches';
import { type CategoryChip, CategoryFilter } from './category-filter';
import { ClientPromptRow } from './client-prompt-row';
import { CloseToIt } from './close-to-it';
import { Elsewhere } from './elsewhere';
import { Listing } from './listing';
import { LoadingPlace } from './loading-place';
import { NoPrompts } from './no-prompts';
import { Pager } from './pager';
import { Rows } from './rows';
import { SkeletonRows } from './skeleton-rows';
import { TooGeneral } from './too-general';

/** The categories with their counts, and the prompts that match a filter. */
export function PromptListing({ filter }: { filter: PromptFilter }) {
  const found = findPrompts(filter);
  countIfMissed(filter.q, found);
  const category = filter.category ? findCategory(filter.category) : null;
  const categories = library().categories.map(({ slug, name }) => ({
    href: withFilter(paths.prompts, { q: filter.q, category: slug }),
    name,
    count: found.counts.get(slug) ?? 0,
    current: slug === category?.slug,
  }));
  const chips = [
    {
      href: withFilter(paths.prompts, { q: filter.q }),
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
            <Link className="tall-target flex-none" href={withFilter(paths.prompts, { ...filter, q: '', page: 1 })} scroll={false}>
              Clear search
            </Link>
          )}
        </ListBar>
        {found.searched && filter.q && <Elsewhere q={filter.q} />}
        {found.total + found.near.length === 0 ? (
          <NoPrompts filter={filter} countAll={found.countAll} />
        ) : (
          <LoadingPlace skeletons={<SkeletonRows two />}>
            <FoundRows found={found.prompts} />
            {found.total > 0 && found.near.length > 0 && <CloseToIt />}
            <FoundRows found={found.near} />
          </LoadingPlace>
        )}
        {found.total > 0 && found.near.length === 0 && (
          <Pager {...found} next={found.nextPage ? withFilter(paths.prompts, { ...filter, page: found.nextPage }) : null} />
        )}
      </div>
    </Listing>
  );
}

function FoundRows({ found }: { found: FoundPrompt[] }) {
  if (found.length === 0) return null;
  return (
    <Rows two>
      {found.map(({ prompt, category, matches }) => (
        <ClientPromptRow key={prompt.id} prompt={prompt} category={category} matches={matches} heading="h2" />
      ))}
    </Rows>
  );
}

/** In their order, but those that have nothing last. */
function hitsFirst(chips: CategoryChip[]): CategoryChip[] {
  return chips.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0));
}

/** What was found, in a sentence. */
function FoundText({ found, filter, category }: { found: PromptPage; filter: PromptFilter; category: Category | null }) {
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
