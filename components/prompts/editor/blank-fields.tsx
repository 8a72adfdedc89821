'use client';

import { listenToBlanks } from './blank-keys';
import { usePromptValues } from './prompt-values';
import { VariableField } from './variable-field';

const listen = (list: HTMLElement | null) => listenToBlanks(list, { restoresFields: true });

/** The blanks of a prompt as a form. */
export function BlankFields() {
  const { variables } = usePromptValues();
  return (
    <ol ref={listen}>
      {variables.map((variable, index) => (
        <VariableField key={variable.name} variable={variable} number={index + 1} />
      ))}
    </ol>
  );
}
