'use client';

import { useCallback } from 'react';
import { listenToBlanks } from './blank-keys';
import { usePromptValues } from './prompt-values';
import { VariableField } from './variable-field';

/** The blanks of a prompt as a form. */
export function BlankFields() {
  const { variables, copyButtons } = usePromptValues();
  const listen = useCallback(
    (list: HTMLElement | null) => listenToBlanks(list, { onLast: copyButtons.focus, restoresFields: true }),
    [copyButtons],
  );
  return (
    <ol ref={listen}>
      {variables.map((variable, index) => (
        <VariableField key={variable.name} variable={variable} number={index + 1} />
      ))}
    </ol>
  );
}
