import { useEffect, useState } from 'react';
import { type HelpLine, helpLineFor } from '@/lib/prompts/help-lines';
import { AnyHelp, HelpDirectory } from './any-help';

/** Where to get help in the country of the browser's language, or in any. */
export function LocalHelp() {
  const [line, setLine] = useState<HelpLine>();
  useEffect(() => setLine(helpLineFor(navigator.languages)), []);
  if (!line) return <AnyHelp />;
  return (
    <>
      In {line.place}, {line.how} <Phone number={line.number} />; in an emergency, call <Phone number={line.emergency} />. For other
      countries, see <HelpDirectory />.
    </>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a className="font-semibold whitespace-nowrap text-ink underline" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  );
}
