import { Note } from '@/components/ui/notice';
import { HelpDirectory } from './help-directory';
import { LazyHelpLineOfCountry } from './lazy-help-line-of-country';

/** A note for people in danger or despair: where to get help, if possible in their country. */
export function HelpNow() {
  return (
    <Note className="mb-5 min-h-[6.5em] sm:min-h-0">
      If you are in danger, or thinking of ending your life, talk to a person now.{' '}
      <LazyHelpLineOfCountry>
        See <HelpDirectory /> for a free line in your country; in an emergency, call your local emergency number.
      </LazyHelpLineOfCountry>
    </Note>
  );
}
