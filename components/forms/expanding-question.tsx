import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';

type Props = { button: string; text: ReactNode; children: ReactNode };

/** A question before something is done, for pages without JavaScript: a button that expands it, and the form that answers. */
export function ExpandingQuestion({ button, text, children }: Props) {
  return (
    <details>
      <summary className={buttonClass({ className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden' })}>{button}</summary>
      <p className="my-3 max-w-[60ch] wrap-anywhere">{text}</p>
      {children}
    </details>
  );
}
