'use client';

import { useCallback } from 'react';
import { ANYTHING_ELSE } from '@/lib/prompts/template';
import { listenToBlanks } from './blank-keys';
import { usePromptValues } from './prompt-values';
import { VariableField } from './variable-field';

/** The blanks of a prompt as a form. */
export function BlankFields() {
  const { variables, copyButtons, offerToMove } = usePromptValues();
  const listen = useCallback(
    (list: HTMLElement | null) => listenToBlanks(list, { onLast: copyButtons.focus, restoresFields: true, onLines: offerToMove }),
    [copyButtons, offerToMove],
  );
  return (
    <ol ref={listen}>
      {variables.map((variable, index) => (
        <VariableField key={variable.name} variable={variable} number={index + 1} />
      ))}
      <VariableField variable={ANYTHING_ELSE} />
    </ol>
  );
}
