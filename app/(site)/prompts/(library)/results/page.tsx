import { PromptListing } from '@/components/library/prompt-listing';
import { env } from '@/lib/env';
import { type LibraryFilter, parseLibraryFilter, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { findCategory } from '@/lib/prompts/library';
import { searchAndCountMissed } from '@/lib/prompts/missed-searches/count-missed-search';
import { countMatches } from '@/lib/public-prompts/queries';
import { countLibrarySaves } from '@/lib/saved/count-library-saves';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { searchParams: Promise<RawQuery> };

/** The filter in the URL, without an unknown category, and without a topic that is not one of its category. */
async function filterOf({ searchParams }: Props): Promise<LibraryFilter> {
  const { category = '', topic, ...filter } = parseLibraryFilter(await searchParams);
  const found = findCategory(category);
  if (!found) return filter;
  return { ...filter, category, ...(topic && found.topics.some(({ slug }) => slug === topic) && { topic }) };
}

export async function generateMetadata(props: Props) {
  const { q, category = '', topic } = await filterOf(props);
  const found = findCategory(category);
  const foundTopic = found?.topics.find(({ slug }) => slug === topic);
  const narrowed = found && [`${found.name} prompts`, foundTopic?.name].filter(Boolean).join(': ');
  return pageMetadata({
    title: q ? `Prompts for “${q}”` : (narrowed ?? 'Browse All Prompts'),
    description: 'Prompts of the library that match a search: fill in the blanks, copy and send.',
    path: !q && category ? paths.category(category) : paths.prompts,
    unlisted: true,
  });
}

/** The library searched, filtered, sorted, in the compact view or from a later page: next.config.ts rewrites such URLs of /prompts to this page. */
export default async function FilteredPromptsPage(props: Props) {
  const filter = await filterOf(props);
  const saves = filter.sort === 'saved' ? await countLibrarySaves() : undefined;
  const found = searchAndCountMissed(filter, saves);
  const community = env.backend && filter.q && found.searched && !found.inDistress ? countMatches(filter.q) : null;
  return <PromptListing filter={filter} found={found} saves={saves} community={community} />;
}
