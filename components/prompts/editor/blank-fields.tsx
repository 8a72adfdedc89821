import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { blankNumberClass } from '@/components/prompts/text/prompt-text-class';
import { fieldClass } from '@/components/ui/field-class';
import { wrapClass } from '@/components/ui/wrap-class';
import { ANYTHING_ELSE, ANYTHING_ELSE_HINT, resolve, type Variable } from '@/lib/prompts/template';
import { keepsLines } from '@/lib/prompts/written-values';
import { listenToBlanks } from './blank-keys';
import { KeepLines } from './keep-lines';
import { MaterialTools } from './material-tools';
import { usePromptValues } from './prompt-values';
import { useBlankChoices } from './use-blank-choices';

const FIELD = fieldClass({
  padding: 'px-0.5 py-[9px] focus:px-2.5',
  box: 'block field-sizing-content max-h-[40vh] min-h-11 resize-none bg-transparent text-body leading-body focus:bg-paper-float!',
});
const NEEDED =
  'placeholder-shown:border-signal placeholder-shown:bg-signal-tint placeholder-shown:px-2.5 placeholder-shown:placeholder:text-signal-text';

/** The blanks of a prompt and the last field, as fields. In Customize the first one gets the focus, and Escape does not bring back a text. */
export function BlankFields({ inCustomize = false, className }: { inCustomize?: boolean; className?: string }) {
  const { variables, copyButtons, setPastedLines } = usePromptValues();
  const listen = useCallback(
    (list: HTMLElement | null) =>
      listenToBlanks(list, { onLast: copyButtons.focus, restoresFields: !inCustomize, onLines: setPastedLines }),
    [copyButtons, inCustomize, setPastedLines],
  );
  return (
    <ol ref={listen} className={className}>
      {variables.map((variable, index) => (
        <VariableField
          key={variable.name}
          variable={variable}
          number={index + 1}
          isFirst={inCustomize && index === 0}
          materialRows={inCustomize ? 6 : 1}
        />
      ))}
      <VariableField variable={ANYTHING_ELSE} isFirst={inCustomize && variables.length === 0} />
    </ol>
  );
}

type Props = {
  variable: Variable;
  number?: number;
  /** True for the field that has the focus when a dialog opens. */
  isFirst: boolean;
  materialRows?: number;
};

/** A blank as a field with its label: one that grows or, for a blank with choices, one of a single line. A default is its initial text. */
function VariableField({ variable, number, isFirst, materialRows = 1 }: Props) {
  const { prompt, values, write, pastedLines } = usePromptValues();
  /** The text while somebody types, which may end in a line break or be empty despite a default. On blur it is null, and the value is shown. */
  const [draft, setDraft] = useState<string | null>(null);
  const { text, from } = resolve(variable, values);
  const shown = draft ?? (from === 'empty' ? '' : text);
  const material = keepsLines(variable.name, prompt.material);
  const isLast = variable === ANYTHING_ELSE;
  const id = useId();
  const choiceField = useRef<HTMLInputElement>(null);
  const choices = useBlankChoices(choiceField, variable.choices);
  const shared = {
    id,
    className: `${FIELD} ${variable.optional ? '' : NEEDED} ${isLast && shown ? 'min-h-[calc(4lh+18px)]' : ''} ${wrapClass(shown)}`,
    dir: 'auto',
    // The style of an empty field (`placeholder-shown`) needs a placeholder, if only a space.
    placeholder: isLast ? ANYTHING_ELSE_HINT : variable.example ? `e.g. ${variable.example}` : ' ',
    enterKeyHint: isLast ? 'enter' : 'next',
    'data-blank': variable.name,
    'data-from': from,
    'data-hint': isLast ? '' : undefined,
    'data-autofocus': isFirst || undefined,
    value: shown,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      choices.close();
      setDraft(target.value);
      write(variable, target.value);
    },
    onBlur: () => {
      setDraft(null);
      choices.closeLater();
    },
  } as const;
  return (
    <li className="grid grid-cols-[26px_minmax(0,1fr)] pt-2.5">
      <span className={`${blankNumberClass} pt-px`}>{number}</span>
      <div className="relative min-w-0">
        <div className="flex justify-between gap-4">
          <label htmlFor={id} className="flex flex-1 justify-between gap-2 text-ui font-semibold">
            {variable.label}
            {from === 'default' && <span className="text-meta font-normal text-ink-3">default</span>}
            {variable.optional && !isLast && <span className="text-meta font-normal text-ink-3">optional</span>}
          </label>
          {material && <MaterialTools variable={variable} />}
        </div>
        {/* A field of several lines cannot be a combobox. */}
        {variable.choices.length > 0 ? (
          <input ref={choiceField} type="text" autoComplete="off" {...choices.combobox} {...shared} />
        ) : (
          <textarea rows={material ? materialRows : 1} data-material={material || undefined} {...shared} />
        )}
        {choices.list}
        {pastedLines?.blank.id === id && <KeepLines />}
      </div>
    </li>
  );
}
