import type { Metadata } from 'next';
import { PromptListing } from '@/components/prompts/prompt-listing';
import { keptQuery } from '@/lib/kept-pages';
import { type PromptFilter, paths } from '@/lib/paths';
import { parseFilter } from '@/lib/prompts/filter';
import { findCategory } from '@/lib/prompts/library';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = { params: Promise<{ query: string }> };

/** None is made at build time; each is kept once somebody has asked for it, and changes with the build alone. */
export function generateStaticParams() {
  return [];
}

async function filterOf({ params }: Props): Promise<PromptFilter> {
  return parseFilter(keptQuery((await params).query), (slug) => findCategory(slug) !== null);
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

/** /prompts narrowed by q, category or page. */
export default async function FilteredPromptsPage(props: Props) {
  return <PromptListing filter={await filterOf(props)} />;
}
