'use client';

import { useEffect, useState } from 'react';
import { Note } from '@/components/ui/notice';
import { type Helpline, helplineFor } from '@/lib/prompts/helplines';

/** Help for people in danger or despair, in the country of the browser's language where it names one. */
export function HelpNow() {
  const [line, setLine] = useState<Helpline>();
  useEffect(() => setLine(helplineFor(navigator.languages)), []);
  return (
    <Note className="mb-5 min-h-[6.5em] sm:min-h-0">
      If you are in danger, or thinking of ending your life, talk to a person now.{' '}
      {line ? (
        <>
          In {line.place}, {line.how} <Phone number={line.number} />; in an emergency, call <Phone number={line.emergency} />. For other
          countries, see <HelplineDirectory />.
        </>
      ) : (
        <>
          See <HelplineDirectory /> for a free line in your country; in an emergency, call your local emergency number.
        </>
      )}
    </Note>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a className="font-semibold whitespace-nowrap text-ink underline" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  );
}

function HelplineDirectory() {
  return (
    <a className="underline" href="https://findahelpline.com" rel="noopener">
      findahelpline.com
    </a>
  );
}
