import { describe, expect, test } from 'vitest';
import { queryWords } from '@/lib/search/query-words';

const wordsIn = (query: string) => queryWords(query, () => true);
const names = (query: string, which: (one: ReturnType<typeof wordsIn>[number]) => boolean = () => true) =>
  wordsIn(query)
    .filter(which)
    .map(({ word }) => word);

describe('the words of a query', () => {
  test.each([
    ['please write me a poem', ['poem']],
    ['poem poem Poems', ['poem']],
    ['to do list', ['todo', 'list']],
    ['act as a doctor', ['doctor']],
    ['what is it', []],
  ])('%j', (query, words) => {
    expect(names(query)).toEqual(words);
  });

  test('that are names say for whom, for when or in which language, and numbers how many', () => {
    expect(names('birthday card for my nephew, 5', ({ isName }) => isName)).toEqual(['birthday', 'nephew', '5']);
    expect(names('learn korean', ({ isLanguage }) => isLanguage)).toEqual(['korean']);
    expect(names('learn 日本語, español or deutsch', ({ isLanguage }) => isLanguage)).toEqual(['日本語', 'espanol', 'deutsch']);
  });

  test('after the first "for", "about" or "with" are its details', () => {
    expect(names('newsletter for my yoga studio', ({ isDetail }) => isDetail)).toEqual(['yoga', 'studio']);
    expect(names('for my yoga studio', ({ isDetail }) => isDetail)).toEqual([]);
  });
});
