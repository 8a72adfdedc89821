import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../env';
import type { SimilarItems } from '../search/similar-items';
import { STOP_WORDS } from '../search/stop-words';
import { kindOfName } from '../search/synonyms-and-names';
import { createWordingSearch } from '../search/wording-search';
import { parseEntry } from '../server/content/content-error';
import { createLanguageGuess } from '../text/language-guess';
import { normalizeToken } from '../text/tokens';
import { library } from './library';
import type { Prompt } from './prompt';

/** Languages besides English in which prompts are found. */
export const SEARCH_LANGUAGES = ['es', 'pt', 'fr', 'de', 'it', 'pl', 'tr', 'ar', 'hi', 'zh', 'ja', 'ko', 'ru', 'uk'] as const;

export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

/** Scripts with the languages that are written in them. All other languages are written in Latin letters. */
const SCRIPTS: readonly [RegExp, readonly SearchLanguage[]][] = [
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
];
const LATIN_LANGUAGES = [
  'en',
  ...SEARCH_LANGUAGES.filter((language) => SCRIPTS.every(([, languages]) => !languages.includes(language))),
] as const;

/** Prompts found in another language, best first. `together`: part of the query that stands together in the wordings of the first one. */
export type OtherLanguageAnswer = { language: SearchLanguage; prompts: Prompt[]; together: number };

const wordingsSchema = z.record(z.string(), z.array(z.string().min(1).max(80)).min(1));

/** Wordings in a language by the slug of their prompt; none if the library has no file for the language. */
export function wordingsIn(language: SearchLanguage | 'en'): ReadonlyMap<string, readonly string[]> {
  const file = join(env.libraryFolder, 'searches', `${language}.json`);
  if (!existsSync(file)) return new Map();
  const wordings = parseEntry(wordingsSchema, JSON.parse(readFileSync(file, 'utf8')), `searches/${language}.json`, 'the file');
  return new Map(Object.entries(wordings));
}

const searches = new Map<SearchLanguage, ReturnType<typeof createWordingSearch>>();

/** The search in a language, which finds positions of prompts in the library. It is created on first use. */
function searchIn(language: SearchLanguage, similarItems: SimilarItems): ReturnType<typeof createWordingSearch> {
  const known = searches.get(language);
  if (known) return known;
  const wordings = wordingsIn(language);
  const wordingsByPosition = library().prompts.map(({ slug }) => wordings.get(slug) ?? []);
  const search = createWordingSearch(wordingsByPosition, similarItems);
  searches.set(language, search);
  return search;
}

/** Guesses by the list of the languages among which they choose. */
const guesses = new Map<readonly string[], ReturnType<typeof createLanguageGuess<SearchLanguage | 'en'>>>();

function guessAmong(languages: readonly (SearchLanguage | 'en')[]) {
  const guess = guesses.get(languages) ?? createLanguageGuess(new Map(languages.map((language) => [language, samplesIn(language)])));
  guesses.set(languages, guess);
  return guess;
}

/** Maximum number of prompts by whose texts a language is known. More would make the first search of a large library slow. */
const MAX_SAMPLES = 2000;

function samplesIn(language: SearchLanguage | 'en'): readonly string[] {
  if (language !== 'en') return [...wordingsIn(language).values()].slice(0, MAX_SAMPLES).flat();
  return library()
    .prompts.slice(0, MAX_SAMPLES)
    .flatMap(({ title, keywords, description }) => [title, ...keywords, description]);
}

/**
 * Finds prompts by a query in another language than English: the language of its script, or the one whose wordings are spelled like it.
 * `isKnown`: the query is known to be English, unless its script says otherwise. Null if the query is English, if nothing is found, or if the
 * query is in Latin letters and the wordings have none of its words.
 */
export function searchOtherLanguages(query: string, isKnown: boolean, similarItems: SimilarItems): OtherLanguageAnswer | null {
  const letters = isEnglishAround(query) ? '' : withoutLanguageNames(query);
  const ofScript = SCRIPTS.find(([script]) => script.test(letters))?.[1];
  if (!ofScript && isKnown) return null;
  const language = ofScript?.length === 1 ? ofScript[0] : guessAmong(ofScript ?? LATIN_LANGUAGES)(query, 'en');
  if (!language || language === 'en') return null;
  const { items, together, hasKnownWord } = searchIn(language, similarItems)(query);
  const prompts = items.flatMap((item) => library().prompts[item] ?? []);
  return prompts.length > 0 && (ofScript || hasKnownWord) ? { language, prompts, together } : null;
}

/** The words that say in which language a query is: all but names of languages, as in "learn 日本語", unless it has no others. */
function withoutLanguageNames(query: string): string {
  const words = query.split(/\s+/).filter(Boolean);
  const others = words.filter((word) => kindOfName(normalizeToken(word)) !== 'language');
  return others.length > 0 ? others.join(' ') : query;
}

/** Matches a word in one of the SCRIPTS, or a single character where words are not divided. */
const OTHER_WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Cyrillic}\p{M}]+/gu;

/** True if other letters stand in an English sentence, as in "what does спасибо mean": most words are Latin, and one is a stop word. */
function isEnglishAround(query: string): boolean {
  const latin = query.match(/\p{Script=Latin}+/gu) ?? [];
  const others = query.match(OTHER_WORDS) ?? [];
  return latin.length > others.length && latin.some((word) => STOP_WORDS.has(word.toLowerCase()));
}
