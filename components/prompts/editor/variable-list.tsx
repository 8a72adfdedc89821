'use client';

import { wrapClass } from '@/components/ui/wrap-class';
import { countFilled, resolve, type Values, type Variable } from '@/lib/prompts/template';
import { usePromptValues } from './prompt-values';

/** The blanks of a prompt, numbered as in the editor, with their values. */
export function VariableList() {
  const { variables, values } = usePromptValues();
  if (variables.length === 0) return null;
  const filled = countFilled(variables, values).value;
  return (
    <section>
      <h2 className="mb-2 flex items-baseline justify-between text-ui leading-body font-[650] tracking-normal">
        Blanks
        <span className="num text-meta font-normal text-ink-3">
          {filled} of {variables.length} filled
        </span>
      </h2>
      <VariableItems variables={variables} values={values} />
    </section>
  );
}

export function VariableItems({ variables, values }: { variables: Variable[]; values: Values }) {
  return (
    <ol className="border-t border-rule">
      {variables.map((variable, index) => {
        const { text, from } = resolve(variable, values);
        const empty = from === 'nothing' || text === '';
        const nothing = from === 'omitted' ? 'optional' : 'empty';
        return (
          <li
            key={variable.name}
            className="grid grid-cols-[28px_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-rule py-[9px] text-ui font-medium"
          >
            <VariableNumber>{index + 1}</VariableNumber>
            <span className={wrapClass(variable.label)}>{variable.label}</span>
            <span
              className={`max-w-[48vw] min-w-0 truncate text-right text-meta lg:max-w-[170px] ${from === 'value' ? 'font-semibold text-ink' : 'font-normal text-ink-3'}`}
              title={empty ? undefined : text}
              dir="auto"
            >
              {empty ? nothing : text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function VariableNumber({ className = '', children }: { className?: string; children: number }) {
  return <span className={`text-meta font-semibold text-signal-text tabular-nums ${className}`}>{children}</span>;
}
