import { HelpNowInLanguage } from '@/components/library/help-now-in-language';
import { LibraryMatches } from '@/components/library/library-matches';
import { PublicPromptList, PublicPromptsUnavailable } from '@/components/public-prompts/public-prompt-list';
import { PublicPromptSearch } from '@/components/public-prompts/public-prompt-search';
import { JsonLd } from '@/components/site/json-ld';
import { Lede, PageTitle } from '@/components/ui/page-head';
import { env } from '@/lib/env';
import type { RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { isInDistress } from '@/lib/prompts/distress';
import { type PromptPage, searchLibrary } from '@/lib/prompts/search';
import { type PublicFilter, parsePublicFilter } from '@/lib/public-prompts/filter';
import { countPublicPrompts, publicPromptCategories, searchPublicPrompts } from '@/lib/public-prompts/queries';
import { breadcrumbs, collectionPage } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/page-metadata';

type Props = { searchParams: Promise<RawQuery> };

const page = {
  title: 'Community prompts',
  description: 'Prompts that people with an account wrote and shared: search them, narrow them by category, read them, copy and send.',
  path: paths.publicPrompts,
};

export async function generateMetadata({ searchParams }: Props) {
  const filter = parsePublicFilter(await searchParams);
  const { q, category } = filter;
  const title = q ? `Community prompts for “${q}”` : category ? `Community prompts: ${category}` : page.title;
  return pageMetadata({
    ...page,
    title,
    feedOf: page.path,
    unlisted: Object.keys(filter).length > 0 || !env.backend,
  });
}

export default async function PublicPromptsPage({ searchParams }: Props) {
  const filter = parsePublicFilter(await searchParams);
  return (
    <>
      <PageTitle>
        <h1>{page.title}</h1>
        <Lede>Written and shared by people with an account. Read them before you send them.</Lede>
      </PageTitle>
      {env.backend ? (
        <SearchAndList filter={filter} />
      ) : (
        <div className="pb-20">
          <PublicPromptsUnavailable />
        </div>
      )}
    </>
  );
}

async function SearchAndList({ filter }: { filter: PublicFilter }) {
  const [found, categories, total] = await Promise.all([
    searchPublicPrompts(filter),
    publicPromptCategories(),
    countPublicPrompts(filter.category),
  ]);
  const items = found.prompts.map(({ id, title }) => ({ name: title, path: paths.publicPrompt(id) }));
  return (
    <>
      <PublicPromptSearch category={filter.category} categories={categories} />
      <div className="pb-20">
        {isInDistress(filter.q ?? '') ? (
          <HelpAndLibraryMatches found={searchLibrary({ q: filter.q })} />
        ) : (
          <>
            <JsonLd
              data={[
                collectionPage({ ...page, name: page.title, total: Math.max(total, items.length), items }),
                breadcrumbs([{ name: page.title, path: page.path }]),
              ]}
            />
            <PublicPromptList page={found} filter={filter} total={total} />
          </>
        )}
      </div>
    </>
  );
}

function HelpAndLibraryMatches({ found }: { found: PromptPage }) {
  return (
    <>
      <HelpNowInLanguage language={found.language} />
      <LibraryMatches found={found} prompts={found.prompts} heading="h2" />
    </>
  );
}
