import { describe, expect, test } from 'vitest';
import type { SimilarItems } from '@/lib/search/similar-items';
import { createWordingSearch } from '@/lib/search/wording-search';

const searchOf = (wordings: [string, string[]][], alike: SimilarItems = () => new Map()) =>
  createWordingSearch(
    wordings.map(([, texts]) => texts),
    alike,
  );
const firstFor = (query: string, wordings: [string, string[]][], alike?: SimilarItems) =>
  wordings[searchOf(wordings, alike)(query).items[0] ?? -1]?.[0];

describe('a word in another language', () => {
  test.each([
    [
      'ends otherwise',
      'Kündigungen',
      [
        ['resign', ['Kündigung schreiben']],
        ['cook', ['Abendessen kochen']],
      ],
    ],
    [
      'ends with it',
      'Elternabend',
      [
        ['evening', ['Abend planen']],
        ['cook', ['Suppe kochen']],
      ],
    ],
    [
      'has the Arabic article and what is written onto it',
      'والرسالة',
      [
        ['letter', ['رسالة رسمية']],
        ['cook', ['طبخ عشاء']],
      ],
    ],
    [
      'is typed with other letters',
      'oglaszamy',
      [
        ['notice', ['ogłaszamy zebranie']],
        ['cook', ['gotujemy obiad']],
      ],
    ],
    [
      'is mistyped',
      'lettrre',
      [
        ['letter', ['lettre de motivation']],
        ['cook', ['cuisiner ce soir']],
      ],
    ],
    [
      'stands in a text without spaces',
      '会議の準備',
      [
        ['meeting', ['会議 準備']],
        ['cook', ['夕飯 献立']],
      ],
    ],
  ] satisfies [string, string, [string, string[]][]][])('finds what has it though it %s', (_, query, wordings) => {
    expect(firstFor(query, wordings)).toBe(wordings[0]?.[0]);
  });
});

test('among equals the one comes first whose like is found, too', () => {
  const wordings: [string, string[]][] = [
    ['alone', ['carta formal']],
    ['supported', ['carta formal']],
    ['like', ['carta']],
  ];
  const [supported, like] = [1, 2];
  const alike = (item: number) => new Map(item === like ? [[supported, 1]] : []);
  expect(firstFor('carta formal', wordings, alike)).toBe('supported');
});

test('a query of words that stand nowhere finds nothing, and none of its words is known', () => {
  expect(searchOf([['letter', ['carta formal']]])('xyzzyq')).toMatchObject({ items: [], together: 0, hasKnownWord: false });
});
