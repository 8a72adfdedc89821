import { describe, expect, test } from 'vitest';
import { helpLineFor } from '@/lib/prompts/help-lines';

describe('the line where somebody is helped', () => {
  test.each([
    [['en-US'], '988'],
    [['en-GB', 'en-US'], '116 123'],
    [['en', 'en-AU'], '13 11 14'],
    [['de'], '0800 111 0 111'],
    [['de-AT', 'de'], '142'],
    [['zh-Hant-TW', 'en-CA'], undefined],
    [['fr-CH'], '143'],
    [['nb'], '116 123'],
    [['it'], '02 2327 2327'],
    [['ja'], '0120 279 338'],
    [['uk'], '7333'],
    [['zh-Hans-CN', 'en-US'], '12356'],
    [['es-MX'], '800 911 2000'],
    [['pt-PT'], '808 24 24 24'],
  ])('of %s is %s', (languages, number) => {
    expect(helpLineFor(languages)?.number).toBe(number);
  });

  test.each([[[]], [['en']], [['es']], [['fr']], [['ar', 'en']], [['not a language', '']], [['en-constructor']], [['xx-ZZ']]])(
    'of %s is not known',
    (languages) => {
      expect(helpLineFor(languages)).toBeUndefined();
    },
  );
});
