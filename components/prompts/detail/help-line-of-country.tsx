import { type ReactNode, useEffect, useState } from 'react';
import { type HelpLine, helpLineFor } from '@/lib/prompts/help-lines';
import { HelpDirectory } from './help-directory';

/** The crisis line of the country that the browser's languages name. Shows `children` until hydration, and where no number is known. */
export function HelpLineOfCountry({ children }: { children: ReactNode }) {
  const [line, setLine] = useState<HelpLine>();
  useEffect(() => setLine(helpLineFor(navigator.languages)), []);
  if (!line) return children;
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
