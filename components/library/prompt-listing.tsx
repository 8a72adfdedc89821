import { ListWithSkeletons } from '@/components/lists/list-with-skeletons';
import { Listing } from '@/components/lists/listing';
import { Pager } from '@/components/lists/pager';
import { ViewLink } from '@/components/lists/view-link';
import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { compactOf, type LibraryFilter, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { findCategory, library } from '@/lib/prompts/library';
import { searchForPage } from '@/lib/prompts/missed-searches/missed-searches';
import type { Category } from '@/lib/prompts/prompt';
import type { PromptPage } from '@/lib/prompts/search';
import { librarySaves } from '@/lib/saved/library-saves';
import { plural } from '@/lib/text/plural';
import { CategoryFilter } from './category-filter';
import { Elsewhere } from './elsewhere';
import { CloseToIt, FoundRows } from './found-rows';
import { NoPrompts } from './no-prompts';
import { SavesText, SortLinks } from './sort-links';
import { TooGeneral } from './too-general';
import { TopicFilter } from './topic-filter';

/** The categories with their counts, and the prompts that match a filter. */
export async function PromptListing({ filter }: { filter: LibraryFilter }) {
  const saves = filter.sort === 'saved' ? await librarySaves() : undefined;
  const found = searchForPage(filter, saves);
  const category = filter.category ? findCategory(filter.category) : null;
  /** The list with something else in its filter, from its beginning. */
  const pathOf = (change: LibraryFilter) => listPath(paths.prompts, { ...filter, page: 1, ...change });
  const categories = library().categories.map(({ slug, name }) => ({
    href: pathOf({ category: slug, topic: '' }),
    name,
    count: found.counts.get(slug) ?? 0,
    current: slug === category?.slug,
  }));
  const chips = [
    {
      href: pathOf({ category: '', topic: '' }),
      name: 'All Categories',
      count: found.countAll,
      current: !category,
    },
    ...(filter.q ? categories.filter(({ count, current }) => count > 0 || current) : categories),
  ];
  const sortable = found.total > 1;
  return (
    <Listing>
      <CategoryFilter chips={chips} />
      <div className="min-w-0" data-compact={compactOf(filter)}>
        <TopicFilter filter={filter} all={{ count: found.countInCategory, href: pathOf({ topic: '' }) }} topics={found.topics} />
        <ListBar>
          <div className="min-w-0 wrap-anywhere">
            <p className="inline" role="status">
              <FoundText found={found} filter={filter} category={category} />
            </p>
            {sortable && filter.sort === 'saved' && (
              <span className="text-ink-3">
                <SavesText saves={saves} />
              </span>
            )}
          </div>
          {filter.q && (
            <Link className="tall-target flex-none" href={pathOf({ q: '' })} scroll={false}>
              Clear search
            </Link>
          )}
          {sortable && <SortLinks filter={filter} />}
          {sortable && <ViewLink path={paths.prompts} filter={filter} />}
        </ListBar>
        {found.searched && filter.q && <Elsewhere q={filter.q} />}
        {found.total + found.near.length === 0 ? (
          <NoPrompts filter={filter} countAll={found.countAll} />
        ) : (
          <ListWithSkeletons skeletons={<SkeletonRows columns={2} described />}>
            <FoundRows matches={found.prompts} heading="h2" />
            {found.total > 0 && found.near.length > 0 && <CloseToIt />}
            <FoundRows matches={found.near} heading="h2" />
          </ListWithSkeletons>
        )}
        {found.total > 0 && found.near.length === 0 && <Pager {...found} next={found.nextPage ? pathOf({ page: found.nextPage }) : null} />}
      </div>
    </Listing>
  );
}

/** Sentence on the results. */
function FoundText({ found, filter, category }: { found: PromptPage; filter: LibraryFilter; category: Category | null }) {
  const { total, near, standsOut, searched, named, corrected } = found;
  const topic = category?.topics.find(({ slug }) => slug === filter.topic);
  const q = <bdi>{corrected ?? filter.q}</bdi>;
  if (total === 0 && near.length > 0)
    return standsOut ? (
      <b className="font-strong">Close to “{q}”</b>
    ) : (
      <>
        <b className="font-strong">Nothing has all of these words.</b> These come close:
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
      {topic && `: ${topic.name}`}
      {filter.q && !searched && <TooGeneral q={filter.q} named={named} />}
    </>
  );
}
