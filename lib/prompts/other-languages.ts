import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '../env';
import { parseEntry } from '../guides/content/content-error';
import type { Alike } from '../search/alike';
import { createLanguageGuess } from '../search/language-of';
import { createWordingSearch } from '../search/wordings';
import { library } from './library';
import type { Prompt } from './prompt';

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
const LATIN_AND_ENGLISH = [
  'en',
  ...SEARCH_LANGUAGES.filter((language) => SCRIPTS.every(([, languages]) => !languages.includes(language))),
] as const;

/** Prompts found in another language, best first, and the share of the query that the first one covers. */
export type OtherLanguageAnswer = { language: SearchLanguage; prompts: Prompt[]; covered: number };

const wordingsSchema = z.record(z.string(), z.array(z.string().min(1).max(80)).min(1));

/** By slug, what people type for a prompt in a language; empty if the library has no such file. */
export function wordingsIn(language: SearchLanguage | 'en'): ReadonlyMap<string, readonly string[]> {
  const file = join(env.libraryFolder, 'searches', `${language}.json`);
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(parseEntry(wordingsSchema, JSON.parse(readFileSync(file, 'utf8')), `searches/${language}.json`, 'the file')),
  );
}

const searches = new Map<SearchLanguage, ReturnType<typeof createWordingSearch>>();

/** Searches the prompts, by their places in the library, by what people type in a language. */
function searchOf(language: SearchLanguage, alike: Alike): ReturnType<typeof createWordingSearch> {
  const search = searches.get(language) ?? createWordingSearch(wordingsByPlace(language), alike);
  searches.set(language, search);
  return search;
}

function wordingsByPlace(language: SearchLanguage): (readonly string[])[] {
  const wordings = wordingsIn(language);
  return library().prompts.map(({ slug }) => wordings.get(slug) ?? []);
}

const guesses = new Map<readonly string[], ReturnType<typeof createLanguageGuess<SearchLanguage | 'en'>>>();

function guessAmong(languages: readonly (SearchLanguage | 'en')[], english: () => Iterable<string>) {
  const guess =
    guesses.get(languages) ??
    createLanguageGuess(new Map(languages.map((one) => [one, one === 'en' ? english() : [...wordingsIn(one).values()].flat()])));
  guesses.set(languages, guess);
  return guess;
}

/**
 * Finds prompts by what people type for them in another language: the one of its script, or the one whose wordings are spelled like the query.
 * `isKnown`: all its words are known in English. `english`: texts in English. `alike`: prompts like another one, by their place in the library. Null if it is English, or nothing is found.
 */
export function searchOtherLanguages(
  query: string,
  isKnown: boolean,
  { english, alike }: { english: () => Iterable<string>; alike: Alike },
): OtherLanguageAnswer | null {
  const ofScript = SCRIPTS.find(([script]) => script.test(query))?.[1];
  if (!ofScript && isKnown) return null;
  const language = ofScript?.length === 1 ? ofScript[0] : guessAmong(ofScript ?? LATIN_AND_ENGLISH, english)(query, 'en');
  if (!language || language === 'en') return null;
  const { items, covered, isKnownWord } = searchOf(language, alike)(query);
  const prompts = items.flatMap((item) => library().prompts[item] ?? []);
  return prompts.length > 0 && (ofScript || isKnownWord) ? { language, prompts, covered } : null;
}
