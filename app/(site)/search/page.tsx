import type { ReactNode } from 'react';
import { GuideCard, GuideCards } from '@/components/guides/guide-card';
import { LibraryMatches } from '@/components/library/library-matches';
import { SearchNotes } from '@/components/library/search-notes';
import { TooGeneral } from '@/components/library/too-general';
import { CorrectedNote } from '@/components/lists/corrected-note';
import { PeopleSearchGroup } from '@/components/profiles/people-search-group';
import { PromptSearchForm, PromptSearchInput } from '@/components/prompts/search/prompt-search-form';
import { PublicPromptSearchGroup } from '@/components/public-prompts/public-prompt-search-group';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { SearchTitle } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { searchGuides } from '@/lib/guides/guides';
import { SERVER_COUNTS } from '@/lib/limits';
import { cleanQuery, listPath, type RawQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import { findPeople } from '@/lib/profiles/queries';
import { categoriesNamed, promptsIn } from '@/lib/prompts/library';
import { searchAndCountMissed } from '@/lib/prompts/missed-searches/count-missed-search';
import type { Category } from '@/lib/prompts/prompt';
import type { PromptPage } from '@/lib/prompts/search';
import { searchAndCountPublicPrompts } from '@/lib/public-prompts/queries';
import { pageMetadata } from '@/lib/site/seo/page-metadata';
import { plural, shownOf } from '@/lib/text/plural';

type Props = { searchParams: Promise<RawQuery> };

const queryOf = async ({ searchParams }: Props) => cleanQuery((await searchParams).q);

export async function generateMetadata(props: Props) {
  const q = await queryOf(props);
  return pageMetadata({
    title: q ? `Search: “${q}”` : 'Search',
    description: 'One search over everything here: the prompts of the library and of the community, and the guides.',
    path: paths.search,
    unlisted: true,
  });
}

export default async function SearchPage(props: Props) {
  const q = await queryOf(props);
  return (
    <>
      <SearchTitle title="Search">
        <PromptSearchForm action={paths.search}>
          <PromptSearchInput key={q} defaultValue={q} />
        </PromptSearchForm>
      </SearchTitle>
      {q ? (
        <Results q={q} />
      ) : (
        <EmptyState
          text={
            env.backend
              ? 'Type what you need a prompt for. The library, the community and the guides are searched together.'
              : 'Type what you need a prompt for. Prompts and guides are searched together.'
          }
        />
      )}
    </>
  );
}

function Results({ q }: { q: string }) {
  // The backend is asked before the library is searched, so that it works meanwhile.
  const community = env.backend && searchAndCountPublicPrompts(q);
  const people = env.backend && findPeople(q);
  const found = searchAndCountMissed({ q });
  const shown = found.prompts.slice(0, SERVER_COUNTS.searchGroup);
  const guides = searchGuides(q);
  return (
    <>
      <Section title="Prompts" aside={<PromptCount q={q} found={found} shown={shown.length} />}>
        <CategoryLinks categories={categoriesNamed(q)} />
        <CorrectedNote q={q} corrected={found.corrected} hrefOf={(typed) => listPath(paths.search, { q: typed })} />
        <SearchNotes found={found} />
        {found.total + found.near.length === 0 && (
          <p className="text-ink-2">
            Try adjusting your search or category filters. <Link href={paths.prompts}>All prompts</Link> can be filtered by category.
          </p>
        )}
        <LibraryMatches found={found} prompts={shown} heading="h3" underRule />
        {found.total > shown.length && (
          <ButtonLink className="mt-6" href={listPath(paths.prompts, { q })}>
            All {found.total} prompts
          </ButtonLink>
        )}
      </Section>
      {!found.inDistress && (
        <>
          {community && <PublicPromptSearchGroup q={q} search={community} />}
          {people && <PeopleSearchGroup search={people} />}
          <Section title="Guides" aside={<ResultCount>{plural(guides.length, 'guide')}</ResultCount>}>
            {guides.length === 0 ? (
              <p className="text-ink-2">
                No guide has these words. <Link href={paths.guides}>All guides</Link>
              </p>
            ) : (
              <GuideCards>
                {guides.map(({ guide, matches }) => (
                  <GuideCard key={guide.slug} guide={guide} matches={matches} />
                ))}
              </GuideCards>
            )}
          </Section>
        </>
      )}
    </>
  );
}

function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p className="num wrap-anywhere" role="status">
      {children}
    </p>
  );
}

function PromptCount({ q, found, shown }: { q: string; found: PromptPage; shown: number }) {
  if (found.certainty !== 'sure' && found.near.length > 0)
    return <p role="status">{found.certainty === 'likely' ? 'Best results:' : 'Nothing has all of these words. These come close:'}</p>;
  const count = shownOf(shown, found.total);
  return <ResultCount>{found.searched ? count : <TooGeneral count={count} q={q} named={found.named} />}</ResultCount>;
}

function CategoryLinks({ categories }: { categories: Category[] }) {
  if (categories.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pb-6">
      {categories.map((category) => (
        <li key={category.slug}>
          <ButtonLink size="small" href={paths.category(category.slug)}>
            {category.name}
            <span className="num">{promptsIn(category).length}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
