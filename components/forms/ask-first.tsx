'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { useForm } from './action-form';

type QuestionProps = { button: string; question: ReactNode; children: ReactNode };

/** A button that expands a question and what answers it (`children`), also without JavaScript. */
export function ExpandingQuestion({ button, question, children }: QuestionProps) {
  return (
    <details>
      <summary className={buttonClass({ className: 'cursor-pointer list-none [&::-webkit-details-marker]:hidden' })}>{button}</summary>
      <p className="my-3 max-w-[60ch] wrap-anywhere">{question}</p>
      {children}
    </details>
  );
}

/** Asks before a submit button (`children`) sends its form: in the browser's dialog, or without JavaScript in an ExpandingQuestion. */
export function AskFirst({ button, question, children }: QuestionProps & { question: string }) {
  const { pending } = useForm();
  return (
    <>
      <span className="js-only" onClickCapture={(event) => (pending || !window.confirm(question)) && event.preventDefault()}>
        {children}
      </span>
      <NoScriptFallback>
        <ExpandingQuestion button={button} question={question}>
          {children}
        </ExpandingQuestion>
      </NoScriptFallback>
    </>
  );
}
