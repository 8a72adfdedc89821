import { describe, expect, test } from 'vitest';
import { createWordingIndex } from '@/lib/search/wordings';

const NONE = () => new Map<string, number>();
const firstFor = (query: string, wordings: [string, string[]][], alike: (item: string) => ReadonlyMap<string, number> = NONE) =>
  createWordingIndex(new Map(wordings), alike).search(query).items[0];

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
  const alike = (item: string) => new Map(item === 'like' ? [['supported', 1]] : []);
  expect(firstFor('carta formal', wordings, alike)).toBe('supported');
});

test('a query of words that stand nowhere finds nothing, and none of its words is known', () => {
  const index = createWordingIndex(new Map([['letter', ['carta formal']]]), NONE);
  expect(index.search('xyzzyq')).toMatchObject({ items: [], covered: 0, isKnownWord: false });
});
