import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../env';
import { parseEntry } from '../guides/content/content-error';
import { createWordingIndex, type WordingIndex } from '../search/wordings';

/** Languages besides English in which prompts are found, in the order in which they are tried. */
export const SEARCH_LANGUAGES = ['es', 'pt', 'fr', 'de', 'it', 'pl', 'tr', 'ar', 'hi', 'zh', 'ja', 'ko', 'ru', 'uk'] as const;

export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

/** Languages of a script that tells them; all others are written in Latin letters. */
const SCRIPTS: readonly [RegExp, readonly SearchLanguage[]][] = [
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
];
const LATIN = SEARCH_LANGUAGES.filter((language) => SCRIPTS.every(([, languages]) => !languages.includes(language)));

/** Slugs found in another language, best first, and the share of the query that the first one covers. */
export type OtherLanguageAnswer = { language: SearchLanguage; slugs: string[]; covered: number };

const wordingsSchema = z.record(z.string(), z.array(z.string().min(1).max(80)).min(1));

/** By slug, what people type for a prompt in a language; empty if the library has no such file. */
export function wordingsIn(language: SearchLanguage | 'en'): ReadonlyMap<string, readonly string[]> {
  const file = join(env.libraryFolder, 'searches', `${language}.json`);
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(parseEntry(wordingsSchema, JSON.parse(readFileSync(file, 'utf8')), `searches/${language}.json`, 'the file')),
  );
}

const indexes = new Map<SearchLanguage, WordingIndex<string>>();

function indexOf(language: SearchLanguage): WordingIndex<string> {
  const index = indexes.get(language) ?? createWordingIndex(wordingsIn(language));
  indexes.set(language, index);
  return index;
}

/** Share of a query that the wordings of a language must cover when none has a whole word of it. */
const CERTAIN = 0.75;

/**
 * Finds prompts by what people type for them in another language: one of the query's script, or one whose wordings have more of its words
 * than English has (`english`, 0 to 1). Null if there is none, or nothing has a word of the query.
 */
export function searchOtherLanguages(query: string, english: number): OtherLanguageAnswer | null {
  const known = languagesOf(query, english);
  // Where English has nothing, any language that has words like nearly all of the query.
  const [best] = (english === 0 && known.length === 0 ? LATIN : known)
    .map((language) => ({ language, ...indexOf(language).search(query) }))
    .filter(({ covered }) => known.length > 0 || covered >= CERTAIN)
    .sort((one, other) => other.score - one.score);
  return best && best.items.length > 0 ? { language: best.language, slugs: best.items, covered: best.covered } : null;
}

function languagesOf(query: string, english: number): readonly SearchLanguage[] {
  const ofScript = SCRIPTS.find(([script]) => script.test(query))?.[1];
  if (ofScript || english === 1) return ofScript ?? [];
  const known = LATIN.map((language) => indexOf(language).partKnown(query));
  const most = Math.max(...known);
  return most > english ? LATIN.filter((_, at) => known[at] === most) : [];
}
