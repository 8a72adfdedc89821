'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { useForm } from './action-form';

type ExpandingProps = { button: string; text: ReactNode; children: ReactNode };

/** A question before something is done, without JavaScript: a button that expands the question, and the form that answers it. */
export function ExpandingQuestion({ button, text, children }: ExpandingProps) {
  return (
    <details>
      <summary className={buttonClass({ className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden' })}>{button}</summary>
      <p className="my-3 max-w-[60ch] wrap-anywhere">{text}</p>
      {children}
    </details>
  );
}

type Props = {
  question: string;
  /** The button that expands the question without JavaScript. */
  button: string;
  children: ReactNode;
};

/** Asks before a submit button (`children`) sends its form: in the browser's dialog, or without JavaScript in an ExpandingQuestion. */
export function AskFirst({ question, button, children }: Props) {
  const { pending } = useForm();
  return (
    <>
      <span className="js-only" onClickCapture={(event) => (pending || !window.confirm(question)) && event.preventDefault()}>
        {children}
      </span>
      <NoScriptFallback>
        <ExpandingQuestion button={button} text={question}>
          {children}
        </ExpandingQuestion>
      </NoScriptFallback>
    </>
  );
}
