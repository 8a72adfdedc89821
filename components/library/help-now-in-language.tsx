import { HelpNow } from '@/components/prompts/detail/help-now';
import { HELP_NOW } from '@/lib/prompts/language-lines';
import type { SearchLanguage } from '@/lib/prompts/other-languages';

/** HelpNow, and above it a sentence of help in the language of a search, if that is not English. */
export function HelpNowInLanguage({ language }: { language: SearchLanguage | null }) {
  return (
    <>
      {language && (
        <p className="pb-2 text-ui" lang={language} dir="auto">
          {HELP_NOW[language]}
        </p>
      )}
      <HelpNow />
    </>
  );
}
