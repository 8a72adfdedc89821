import { Suspense } from 'react';
import { CorrectedNote } from '@/components/lists/corrected-note';
import { FilteredList, ListWithSkeletons } from '@/components/lists/list-layout';
import { Pager } from '@/components/lists/pager';
import { ViewLink } from '@/components/lists/view-link';
import { SkeletonRows } from '@/components/prompts/row/skeleton-rows';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { ListBar } from '@/components/ui/list-bar';
import { searchGuides } from '@/lib/guides/guides';
import { compactOf, type LibraryFilter, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { findCategory, library } from '@/lib/prompts/library';
import type { Saves } from '@/lib/prompts/library-order';
import type { PromptPage } from '@/lib/prompts/search';
import type { Matches } from '@/lib/public-prompts/queries';
import { log } from '@/lib/server/log/log';
import { plural } from '@/lib/text/plural';
import { CategoryFilter } from './category-filter';
import { FoundText } from './found-text';
import { LibraryMatches } from './library-matches';
import { SearchNotes } from './search-notes';
import { SavesText, SortLinks } from './sort-links';
import { TopicFilter } from './topic-filter';

type Props = {
  filter: LibraryFilter;
  found: PromptPage;
  saves?: Saves | null;
  /** The matches of the search among the community's prompts; null where those are not searched, as without a backend. */
  community?: Promise<Matches> | null;
};

export function PromptListing({ filter, found, saves, community = null }: Props) {
  const category = filter.category ? findCategory(filter.category) : null;
  /** The address of the list with a change of its filter, at the first page by default. */
  const pathOf = (change: LibraryFilter) => listPath(paths.prompts, { ...filter, page: 1, ...change });
  const categories = library().categories.map(({ slug, name }) => ({
    href: pathOf({ category: slug, topic: '' }),
    name,
    count: found.counts.get(slug) ?? 0,
    current: slug === category?.slug,
  }));
  const chips = [
    { href: pathOf({ category: '', topic: '' }), name: 'All Categories', count: found.countAll, current: !category },
    ...(filter.q ? categories.filter(({ count, current }) => count > 0 || current) : categories),
  ];
  const sortable = found.total > 1;
  return (
    <FilteredList>
      <CategoryFilter chips={chips} />
      <div className="min-w-0" data-compact={compactOf(filter)}>
        <TopicFilter filter={filter} all={{ count: found.countInCategory, href: pathOf({ topic: '' }) }} topics={found.topics} />
        <ListBar>
          <div className="min-w-0 wrap-anywhere">
            <p className="inline" role="status">
              <FoundText found={found} filter={filter} category={category} />
            </p>
            {sortable && filter.sort === 'saved' && (
              <span className="block text-ink-3">
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
        <CorrectedNote q={filter.q} corrected={found.corrected} hrefOf={(q) => pathOf({ q })} />
        <SearchNotes found={found} />
        {found.searched && !found.inDistress && filter.q && <AlsoElsewhere q={filter.q} community={community} />}
        {found.total + found.near.length === 0 ? (
          <NoPrompts filter={filter} countAll={found.countAll} />
        ) : (
          <ListWithSkeletons skeletons={<SkeletonRows described />}>
            <LibraryMatches found={found} prompts={found.prompts} heading="h2" />
          </ListWithSkeletons>
        )}
        {found.total > 0 && found.near.length === 0 && <Pager {...found} next={found.nextPage ? pathOf({ page: found.nextPage }) : null} />}
      </div>
    </FilteredList>
  );
}

function NoPrompts({ filter, countAll }: { filter: LibraryFilter; countAll: number }) {
  return (
    <EmptyState underBar title="No prompts found" text="No prompts match your search. Try different keywords or browse by category.">
      {filter.category && countAll > 0 && (
        <ButtonLink href={listPath(paths.prompts, { ...filter, category: '', topic: '', page: 1 })}>
          Search all categories ({countAll})
        </ButtonLink>
      )}
      <ul className="flex w-full flex-wrap gap-2">
        {library().categories.map(({ slug, name }) => (
          <li key={slug}>
            <ButtonLink size="small" href={paths.category(slug)}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

type ElsewhereProps = { q: string; community: Promise<Matches> | null };

/** The line that says how many prompts of the community and guides a search finds, once they have been counted. */
function AlsoElsewhere({ q, community }: ElsewhereProps) {
  return (
    <p className="min-h-8 pb-2 text-meta text-ink-3 print:hidden">
      <Suspense fallback={<AlsoLink q={q} places={[community && 'the community', 'the guides']} />}>
        <CountedElsewhere q={q} community={community} />
      </Suspense>
    </p>
  );
}

async function CountedElsewhere({ q, community }: ElsewhereProps) {
  const guides = searchGuides(q).length;
  const places = [community && (await publicPromptsText(community)), guides > 0 && plural(guides, 'guide')];
  return places.some(Boolean) && <AlsoLink q={q} places={places} />;
}

function AlsoLink({ q, places }: { q: string; places: (string | false | null)[] }) {
  return (
    <>
      Also:{' '}
      <Link className="tall-target" href={listPath(paths.search, { q })}>
        {places.filter(Boolean).join(', ')}
      </Link>
    </>
  );
}

/** Says how many prompts of the community a search finds; null for none. If they could not be counted, the community is named alone. */
async function publicPromptsText(matches: Promise<Matches>): Promise<string | null> {
  try {
    const { count, more } = await matches;
    if (count === 0) return null;
    return more ? `more than ${count} in the community` : `${count} in the community`;
  } catch (err) {
    log.error({ err }, 'The community could not be searched');
    return 'the community';
  }
}
