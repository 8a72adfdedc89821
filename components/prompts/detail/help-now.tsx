import { Note } from '@/components/ui/notice';
import { HelpInAnyCountry } from './help-in-any-country';
import { LazyHelpInCountry } from './lazy-help-in-country';

/** A note for people in danger or despair: where to get help, if possible in their country. */
export function HelpNow() {
  return (
    <Note className="mb-5 min-h-[6.5em] sm:min-h-0">
      If you are in danger, or thinking of ending your life, talk to a person now.{' '}
      <LazyHelpInCountry>
        <HelpInAnyCountry />
      </LazyHelpInCountry>
    </Note>
  );
}
