import type { Metadata } from 'next';
import { PromptListing } from '@/components/library/prompt-listing';
import { type ListFilter, parseListFilter, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { findCategory } from '@/lib/prompts/library';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { searchParams: Promise<RawQuery> };

async function filterOf({ searchParams }: Props): Promise<ListFilter> {
  const { category, ...filter } = parseListFilter(await searchParams, ['q', 'category', 'page']);
  return { ...filter, ...(category && findCategory(category) && { category }) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { q, category } = await filterOf(props);
  const name = category && findCategory(category)?.name;
  return pageMetadata({
    title: q ? `Prompts for “${q}”` : name ? `${name} prompts` : 'Browse All Prompts',
    description: 'Prompts of the library that match a search: fill in the blanks, copy and send.',
    path: !q && category ? paths.category(category) : paths.prompts,
    unlisted: true,
  });
}

/** /prompts narrowed by q, category or page: next.config.ts rewrites those addresses to this page. */
export default async function FilteredPromptsPage(props: Props) {
  return <PromptListing filter={await filterOf(props)} />;
}
