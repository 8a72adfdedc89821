'use client';

import { countFilled, resolve } from '@/lib/prompts/template';
import { usePromptValues } from './prompt-values';

/** The blanks of a prompt, numbered as in the editor, with their values. */
export function VariableList() {
  const { variables, values } = usePromptValues();
  if (variables.length === 0) return null;
  const filled = countFilled(variables, values).value;
  return (
    <section>
      <h2>
        Blanks
        <span className="num">
          {filled} of {variables.length} filled
        </span>
      </h2>
      <ol className="variable-list">
        {variables.map((variable, index) => {
          const { text, from } = resolve(variable, values);
          return (
            <li key={variable.name}>
              <span className="blank-number">{index + 1}</span>
              <span>{variable.label}</span>
              <span className="blank-value" data-from={from} title={from === 'nothing' ? undefined : text} dir="auto">
                {from === 'nothing' || text === '' ? 'empty' : text}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
