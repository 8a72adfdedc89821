import 'server-only';
import { env } from '../../env';
import { searchGuides } from '../../guides/guides';
import { cleanQuery } from '../../lists/list-filter';
import { findPeople } from '../../profiles/queries';
import { categoriesNamed, promptsIn } from '../../prompts/library';
import type { Category } from '../../prompts/prompt';
import { libraryHead } from '../../prompts/prompt-document';
import { type LibraryMatch, searchLibrary } from '../../prompts/search';
import { searchPublicPrompts } from '../../public-prompts/queries';
import { log } from '../../server/log/log';
import { authorAnswer, categoryAnswer, guideSummary, promptSummary } from './answers';
import { parseCategory } from './category-parameter';
import type { InputOf } from './input';
import type { operations } from './operations';
import { publicSummaries } from './public-queries';

/** The answer of the operation search. `category` narrows library prompts and public prompts, not people, guides or categories. */
export async function findSearchResults({ q: typed, category, limit }: InputOf<typeof operations.search>) {
  const q = cleanQuery(typed);
  // It is awaited below, so that the backend answers while the library is searched. `parseCategory` refuses an unknown category.
  const community = searchCommunity(q, parseCategory(category), limit);
  const found = searchLibrary({ q, ...(category && { category }) });
  const withMatch = (match: 'all' | 'likely' | 'near' | 'general') => (one: LibraryMatch) => ({
    match,
    prompt: promptSummary(libraryHead(one.prompt, one.category)),
  });
  return {
    query: q,
    corrected: found.corrected,
    total: found.total,
    prompts: [
      ...found.prompts.map(withMatch(found.searched ? (found.certainty === 'sure' ? 'all' : 'likely') : 'general')),
      ...found.near.map((one, at) => withMatch(found.certainty === 'likely' && found.total + at === 0 ? 'likely' : 'near')(one)),
    ].slice(0, limit),
    ...(await community),
    guides: searchGuides(q).flatMap(({ guide }) => guideSummary(guide) ?? []),
    categories: categoriesNamed(q).map((one) => categoryAnswer(one, promptsIn(one))),
  };
}

/** The public prompts and people that match. Both are null without a backend, or if a search fails, which is logged. */
async function searchCommunity(q: string, category: Category | null, limit: number) {
  if (!env.backend) return { publicPrompts: null, people: null };
  try {
    const [found, people] = await Promise.all([
      searchPublicPrompts({ q, ...(category && { category: category.name }) }, limit),
      findPeople(q),
    ]);
    return { publicPrompts: await publicSummaries(found.prompts), people: people.map(authorAnswer) };
  } catch (err) {
    log.error({ err }, 'The API searched without the community');
    return { publicPrompts: null, people: null };
  }
}
