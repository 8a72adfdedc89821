import 'server-only';
import { env } from '../../env';
import { searchGuides } from '../../guides/guides';
import { cleanQuery } from '../../lists/list-filter';
import { findPeople } from '../../profiles/queries';
import { HELP_NOW } from '../../prompts/language-lines';
import { categoriesNamed, promptsIn } from '../../prompts/library';
import type { Category } from '../../prompts/prompt';
import { libraryHead } from '../../prompts/prompt-document';
import { type LibraryMatch, type PromptPage, searchLibrary } from '../../prompts/search';
import { searchPublicPrompts } from '../../public-prompts/queries';
import { log } from '../../server/log/log';
import { authorAnswer, categoryAnswer, guideSummary, promptSummary } from './answers';
import { parseCategory } from './category-parameter';
import type { InputOf } from './input';
import type { operations } from './operations';
import { publicSummaries } from './public-queries';

/**
 * The handler of the operation search. `category` narrows only prompts. A query that may come from somebody in danger is answered by where to get
 * help, and by prompts of the library for them.
 */
export async function findSearchResults({ q: typed, category, limit }: InputOf<typeof operations.search>) {
  const q = cleanQuery(typed);
  // `community` is not awaited here, so that the backend answers while the library is searched.
  const community = searchCommunity(q, parseCategory(category), limit);
  const found = searchLibrary({ q, ...(category && { category }) });
  const withMatch = (match: 'all' | 'likely' | 'near' | 'general') => (one: LibraryMatch) => ({
    match,
    prompt: promptSummary(libraryHead(one.prompt, one.category)),
  });
  const prompts = [
    ...found.prompts.map(withMatch(matchOf(found))),
    ...found.near.map((one, at) => withMatch(found.certainty === 'likely' && found.total + at === 0 ? 'likely' : 'near')(one)),
  ].slice(0, limit);
  const help = found.inDistress ? HELP_NOW[found.language ?? 'en'] : null;
  const results = { query: q, help, corrected: found.corrected, total: found.total, prompts };
  if (found.inDistress) return { ...results, publicPrompts: [], people: [], guides: [], categories: [] };
  return {
    ...results,
    ...(await community),
    guides: searchGuides(q).flatMap(({ guide }) => guideSummary(guide) ?? []),
    categories: categoriesNamed(q).map((one) => categoryAnswer(one, promptsIn(one))),
  };
}

/** The kind of match of the prompts that a search found. Prompts for somebody in danger need not have the words that were typed. */
function matchOf({ searched, certainty, inDistress }: PromptPage) {
  if (!searched) return 'general';
  return certainty === 'sure' && !inDistress ? 'all' : 'likely';
}

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
