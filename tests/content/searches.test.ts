import { describe, expect, test } from 'vitest';
import { library } from '@/lib/prompts/library';
import { SEARCH_LANGUAGES, wordingsIn } from '@/lib/prompts/other-languages';
import { promptsWithWords, searchLibrary } from '@/lib/prompts/search';

const slugs = library().prompts.map(({ slug }) => slug);

describe.each([...SEARCH_LANGUAGES, 'en'] as const)('what people type in %s', (language) => {
  const wordings = wordingsIn(language);

  test('is there for every prompt, and for no other', () => {
    expect([...wordings.keys()]).toEqual(slugs);
  });

  test('has no text twice for one prompt', () => {
    const twice = [...wordings].filter(([, texts]) => new Set(texts).size < texts.length).map(([slug]) => slug);
    expect(twice).toEqual([]);
  });

  test.skipIf(language === 'en')('finds its prompt among the first six by its title, 97 of 100', () => {
    const missed = [...wordings].filter(([slug, [title = '']]) => {
      const { prompts, near } = searchLibrary({ q: title });
      return ![...prompts, ...near].some(({ prompt }) => prompt.slug === slug);
    });
    expect(missed.length / wordings.size, missed.map(([slug]) => slug).join(', ')).toBeLessThanOrEqual(0.03);
  });
});

test.each([
  ['carta de presentación', 'es', 'cover-letter-for-a-job'],
  ['carta de presentacion', 'es', 'cover-letter-for-a-job'],
  ['kündigung schreiben', 'de', 'resignation-letter'],
  ['lettre de démission', 'fr', 'resignation-letter'],
])('%j is answered in its language', (q, language, slug) => {
  const found = searchLibrary({ q });
  expect(found.language).toBe(language);
  expect([...found.prompts, ...found.near][0]?.prompt.slug).toBe(slug);
});

test.each([
  ['carta', 'es'],
  ['dossiê', 'pt'],
  ['action figure тренд', 'ru'],
  ['写一封 cover letter', 'zh'],
])('%j, with letters or words that English has too, is not English', (q, language) => {
  expect(searchLibrary({ q }).language).toBe(language);
});

const ENGLISH = [
  'cover letter',
  'plan',
  'job interveiw',
  'budget',
  'menu',
  'interveiw questions care assistant',
  'personal statment medicine',
  // A word that is not typed to the end.
  'invita',
  'profe',
  'mon',
  'des',
  'mes',
  'email la',
  'logo des',
  'essay un',
  'what does спасибо mean',
  'translate 你好 to english',
  'meaning of 사랑',
];

test.each(ENGLISH)('%j is English', (q) => {
  expect(searchLibrary({ q }).language).toBeNull();
});

test.each(['march', 'medicare', 'detection', 'depressed'])('%s, a word of English, is not corrected', (word) => {
  expect(searchLibrary({ q: `${word} plan` }).corrected).toBeNull();
});

test('what was corrected is said, and in quotation marks it is searched for as it is typed', () => {
  expect(searchLibrary({ q: 'resmue' }).corrected).toBe('resume');
  expect(searchLibrary({ q: '"resmue"' }).corrected).toBeNull();
});

const LANGUAGE_NAMES = [
  'deutsch',
  'español',
  'français',
  'português',
  'русский',
  'українська',
  'türkçe',
  'العربية',
  'हिन्दी',
  '日本語',
  '中文',
  '한국어',
];

test.each(LANGUAGE_NAMES)('“learn %s” is English, and the name of the language is that of a language', (name) => {
  const { language, prompts, near } = searchLibrary({ q: `learn ${name}` });
  expect([language, [...prompts, ...near][0]?.prompt.slug]).toEqual([null, searchLibrary({ q: 'learn spanish' }).prompts[0]?.prompt.slug]);
});

test.each([
  ['deutsch lernen', 'de'],
  ['traduire en français', 'fr'],
  ['français', 'fr'],
  ['русский язык', 'ru'],
  ['한국어 배우기', 'ko'],
  ['日本語', 'ja'],
])('“%s” is not English: its other words say so, or it has none', (q, language) => expect(searchLibrary({ q }).language).toBe(language));

test.each([
  'interveiw questions',
  'lesosn plan',
  'logo desgin',
  'podcsat logo',
  'patient jouurney',
  'cuustomer avatar',
  'personal statemetn',
])('“%s” is English with its letters in another order or twice', (q) => expect(searchLibrary({ q }).language).toBeNull());

test.each(['5th grade fractions', 'bewerbung'])('for “%s” Saved is searched for the best results, too, as the library shows them', (q) => {
  const { prompts, near } = searchLibrary({ q });
  expect([...promptsWithWords(q).keys()]).toEqual([...prompts, ...near].map(({ prompt }) => prompt.slug));
});
