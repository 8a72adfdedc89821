'use client';

import { useSyncExternalStore } from 'react';
import { blankNumberClass } from '@/components/prompts/text/prompt-text-class';
import { lazyComponent } from '@/components/ui/lazy-component';
import { wrapClass } from '@/components/ui/wrap-class';
import { SIZES } from '@/lib/limits';
import { ANYTHING_ELSE, resolve, toFillText, type Values, type Variable } from '@/lib/prompts/template';
import { focusBlank } from './blank-selection';
import { usePromptValues } from './prompt-values';
import { usePlaintextEditable } from './use-plaintext-editable';

/** BlankFields, whose code is loaded only on screens with one column. */
const BlankFields = lazyComponent(
  () => import('./blank-fields').then((module) => module.BlankFields),
  () => <BlankLines />,
);

/** The blanks of a prompt with their values: lines that lead to the text beside them, or in one column fields (docs/decisions/blanks.md). */
export function VariableList() {
  const { variables, values } = usePromptValues();
  const oneColumn = useOneColumn();
  if (variables.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 flex items-baseline justify-between text-ui leading-body font-strong tracking-normal">
        Blanks
        <span className="num text-meta font-normal text-ink-3">{toFillText(variables, values)}</span>
      </h2>
      {oneColumn ? <BlankFields /> : <BlankLines />}
    </section>
  );
}

function BlankLines() {
  const { variables, values } = usePromptValues();
  const writable = usePlaintextEditable();
  return <VariableItems beforeFields variables={variables} values={values} onPress={writable ? focusBlank : undefined} />;
}

const ITEM = 'relative grid-cols-[28px_minmax(0,1fr)_auto] items-baseline gap-x-2 border-b border-rule py-[9px] text-ui font-medium';
/** The height of a VariableField of one line. */
const FIELD_HEIGHT = 'max-lg:[@media(scripting:enabled)]:min-h-[4.78rem]';

type ItemsProps = {
  variables: Variable[];
  values: Values;
  /** Called on a press of a label; without it labels cannot be pressed. */
  onPress?: ((name: string, from: Element) => void) | undefined;
  /** True where fields will replace the lines in one column: the lines are then as high, so that nothing moves. */
  beforeFields?: boolean;
};

/** The blanks of a prompt as a list of lines: number, label and value. */
export function VariableItems({ variables, values, onPress, beforeFields = false }: ItemsProps) {
  return (
    <ol className="border-t border-rule">
      {variables.map((variable, index) => {
        const { name, label } = variable;
        const { text, from } = resolve(variable, values);
        const empty = from === 'empty' || text === '';
        return (
          <li key={name} className={`grid ${ITEM} ${beforeFields ? FIELD_HEIGHT : ''}`}>
            <span className={blankNumberClass}>{index + 1}</span>
            {onPress ? (
              <button
                type="button"
                className={`text-start after:absolute after:inset-0 hover:underline ${wrapClass(label)}`}
                onClick={({ currentTarget }) => onPress(name, currentTarget)}
              >
                {label}
              </button>
            ) : (
              <span className={wrapClass(label)}>{label}</span>
            )}
            <span
              className={`max-w-[48vw] min-w-0 truncate text-right text-meta lg:max-w-[170px] ${from === 'value' ? 'font-semibold text-ink' : 'font-normal text-ink-3'}`}
              title={empty ? undefined : text}
              dir="auto"
            >
              {empty ? variable.optional && 'optional' : text}
            </span>
          </li>
        );
      })}
      {beforeFields && (
        <li className={`hidden max-lg:[@media(scripting:enabled)]:grid ${ITEM} ${FIELD_HEIGHT}`}>
          <span className="col-start-2">{ANYTHING_ELSE.label}</span>
          <span className="text-meta font-normal text-ink-3">optional</span>
        </li>
      )}
    </ol>
  );
}

const query = () => matchMedia(`(width < ${SIZES.columns}px)`);

function subscribe(listener: () => void) {
  const narrow = query();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

function useOneColumn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
