import { LANGUAGE_LINES } from '@/lib/prompts/language-lines';
import { LANGUAGES } from '@/lib/prompts/languages';
import type { PromptPage } from '@/lib/prompts/search';
import { HelpNowInLanguage } from './help-now-in-language';
import { SetAnswerLanguage } from './set-answer-language';

/** The note above the results of a search, if it needs one: where to get help now, or in its language that the prompts are in English. */
export function SearchNotes({ found: { language, inDistress } }: { found: Pick<PromptPage, 'language' | 'inDistress'> }) {
  if (inDistress) return <HelpNowInLanguage language={language} />;
  if (!language) return null;
  return (
    <p className="pb-2 text-ui text-ink-2" lang={language} dir="auto">
      {LANGUAGE_LINES[language]}
      <SetAnswerLanguage name={LANGUAGES[language === 'zh' ? 'zh-Hans' : language] ?? ''} />
    </p>
  );
}
