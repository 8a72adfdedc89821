export type HelpLine = { place: string; how: 'call' | 'call or text'; number: string; emergency: string };

/**
 * Help lines for adults by country, of the state or the largest organisation. They are checked once a year at findahelpline.com, last on 2026-11-28.
 * Those of China, Italy, Japan, Mexico, Portugal and Ukraine were added on 2026-11-30 and have not been checked there yet.
 */
const HELP_LINES: Readonly<Record<string, HelpLine>> = {
  AT: { place: 'Austria', how: 'call', number: '142', emergency: '112' },
  AU: { place: 'Australia', how: 'call', number: '13 11 14', emergency: '000' },
  BR: { place: 'Brazil', how: 'call', number: '188', emergency: '192' },
  CA: { place: 'Canada', how: 'call or text', number: '988', emergency: '911' },
  CH: { place: 'Switzerland', how: 'call', number: '143', emergency: '112' },
  CN: { place: 'China', how: 'call', number: '12356', emergency: '120' },
  DE: { place: 'Germany', how: 'call', number: '0800 111 0 111', emergency: '112' },
  DK: { place: 'Denmark', how: 'call', number: '70 201 201', emergency: '112' },
  ES: { place: 'Spain', how: 'call', number: '024', emergency: '112' },
  FR: { place: 'France', how: 'call', number: '3114', emergency: '112' },
  GB: { place: 'the UK', how: 'call', number: '116 123', emergency: '999' },
  IE: { place: 'Ireland', how: 'call', number: '116 123', emergency: '112' },
  IN: { place: 'India', how: 'call', number: '14416', emergency: '112' },
  IT: { place: 'Italy', how: 'call', number: '02 2327 2327', emergency: '112' },
  JP: { place: 'Japan', how: 'call', number: '0120 279 338', emergency: '119' },
  KR: { place: 'South Korea', how: 'call', number: '109', emergency: '119' },
  MX: { place: 'Mexico', how: 'call', number: '800 911 2000', emergency: '911' },
  NL: { place: 'the Netherlands', how: 'call', number: '113', emergency: '112' },
  NO: { place: 'Norway', how: 'call', number: '116 123', emergency: '113' },
  NZ: { place: 'New Zealand', how: 'call or text', number: '1737', emergency: '111' },
  PL: { place: 'Poland', how: 'call', number: '116 123', emergency: '112' },
  PT: { place: 'Portugal', how: 'call', number: '808 24 24 24', emergency: '112' },
  SE: { place: 'Sweden', how: 'call', number: '90101', emergency: '112' },
  UA: { place: 'Ukraine', how: 'call', number: '7333', emergency: '112' },
  US: { place: 'the United States', how: 'call or text', number: '988', emergency: '911' },
  ZA: { place: 'South Africa', how: 'call', number: '0800 567 567', emergency: '112' },
};

const LANGUAGES_OF_ONE_COUNTRY = new Set(['da', 'de', 'it', 'ja', 'ko', 'nb', 'nl', 'pl', 'sv', 'uk']);

/** Help line of the country that the languages of a browser name; undefined if they name none that is listed. */
export function helpLineFor(languages: readonly string[]): HelpLine | undefined {
  const locales = languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language)];
    } catch {
      return [];
    }
  });
  const region = locales.find((locale) => locale.region)?.region;
  const [first] = locales;
  const country = region ?? (first && LANGUAGES_OF_ONE_COUNTRY.has(first.language) ? first.maximize().region : undefined);
  return country && Object.hasOwn(HELP_LINES, country) ? HELP_LINES[country] : undefined;
}
