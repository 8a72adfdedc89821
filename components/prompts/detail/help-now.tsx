import { Note } from '@/components/ui/notice';
import { AnyHelp } from './any-help';
import { LocalHelp } from './local-help';

/** Help for people in danger or despair, in the country of the browser's language where it names one. */
export function HelpNow() {
  return (
    <Note className="mb-5 min-h-[6.5em] sm:min-h-0">
      If you are in danger, or thinking of ending your life, talk to a person now.{' '}
      <LocalHelp>
        <AnyHelp />
      </LocalHelp>
    </Note>
  );
}
