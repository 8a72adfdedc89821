import { COUNTS } from '../limits';
import { withWords } from '../lists/title-words';
import { STOP_WORDS } from '../search/stop-words';
import { tokenize } from '../text/tokens';
import type { Prompt } from './prompt';

/** Maximum number of keywords of a prompt that are sent to the browser: all would be 81 KB gzipped instead of 49. */
const MAX_KEYWORDS = 8;

/** Title and keywords of a prompt, to suggest it in the search field. Leaves out stop words, and keywords that begin a word of the title. */
export function searchSuggestionOf({ slug, title, keywords }: Pick<Prompt, 'slug' | 'title' | 'keywords'>) {
  const inTitle = tokenize(title);
  const isNew = (word: string) => !STOP_WORDS.has(word) && !inTitle.some((known) => known.startsWith(word));
  const words = new Set(keywords.slice(0, MAX_KEYWORDS).flatMap(tokenize).filter(isNew));
  return { slug, title, keywords: [...words].join(' ') };
}

type Titled = { title: string; keywords: string };

/** Items to suggest in the search field for what was typed; none before a word is typed. */
export function searchSuggestions<Item extends Titled>(typed: string, items: readonly Item[]): Item[] {
  return tokenize(typed).length > 0 ? withMeaningfulWords(typed, items).slice(0, COUNTS.suggestions) : [];
}

/** Items that have all words of a query but its stop words, or all words if they are stop words. All items for a query without words. */
export function withMeaningfulWords<Item extends Titled>(q: string, items: readonly Item[]): Item[] {
  const words = tokenize(q);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return withWords((meaningful.length > 0 ? meaningful : words).join(' '), items);
}
