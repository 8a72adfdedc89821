/** Languages to choose from, with their own names, by their codes (BCP 47). */
export const LANGUAGES: Readonly<Record<string, string>> = {
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  et: 'Eesti',
  en: 'English',
  es: 'Español',
  eu: 'Euskara',
  fil: 'Filipino',
  fr: 'Français',
  hr: 'Hrvatski',
  it: 'Italiano',
  sw: 'Kiswahili',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  hu: 'Magyar',
  nl: 'Nederlands',
  nb: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  fi: 'Suomi',
  sv: 'Svenska',
  vi: 'Tiếng Việt',
  tr: 'Türkçe',
  el: 'Ελληνικά',
  bg: 'Български',
  ru: 'Русский',
  sr: 'Српски',
  uk: 'Українська',
  he: 'עברית',
  ar: 'العربية',
  fa: 'فارسی',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  th: 'ไทย',
  ko: '한국어',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

type Language = { code: string; name: string };

/** Languages to choose from. Those of the browser come first: German for `de-AT`. */
export function languagesFor(browserLanguages: readonly string[]): Language[] {
  const first = browserLanguages.map(codeOf).filter((code) => Object.hasOwn(LANGUAGES, code));
  return [...new Set([...first, ...Object.keys(LANGUAGES)])].map((code) => ({ code, name: LANGUAGES[code] ?? '' }));
}

function codeOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    if (language === 'zh') return `zh-${script}`;
    return language === 'no' || language === 'nn' ? 'nb' : language;
  } catch {
    return tag;
  }
}
