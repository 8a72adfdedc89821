import { COUNTS } from '../limits';
import { STOP_WORDS } from '../search/stop-words';
import { withWords } from '../search/title-words';
import { tokenize } from '../search/tokens';
import type { Prompt } from './prompt';

/** Maximum number of keywords that are sent to the browser: all would be 81 KB gzipped instead of 49. */
const KEYWORDS = 8;

/** Title and keywords of a prompt for suggestions. Leaves out keywords that begin a word of the title. */
export function suggestionOf({ slug, title, keywords }: Pick<Prompt, 'slug' | 'title' | 'keywords'>) {
  const inTitle = tokenize(title);
  const isNew = (word: string) => !STOP_WORDS.has(word) && !inTitle.some((known) => known.startsWith(word));
  const words = new Set(keywords.slice(0, KEYWORDS).flatMap(tokenize).filter(isNew));
  return { slug, title, keywords: [...words].join(' ') };
}

/** Prompts to suggest for what was typed. */
export function suggest<Titled extends { title: string; keywords: string }>(typed: string, titles: readonly Titled[]): Titled[] {
  const words = tokenize(typed);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  const wanted = meaningful.length > 0 ? meaningful : words;
  return wanted.length > 0 ? withWords(wanted.join(' '), titles).slice(0, COUNTS.suggestions) : [];
}
