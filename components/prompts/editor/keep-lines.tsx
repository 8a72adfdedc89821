import { useEffect, useState } from 'react';
import { textButtonClass } from '@/components/ui/text-button-class';
import { announce } from '@/lib/browser/announce';
import { withMovedText } from '@/lib/prompts/moved-text';
import { ANYTHING_ELSE, type Values } from '@/lib/prompts/template';
import type { PastedLines } from './blank-keys';
import { usePromptValues } from './prompt-values';

/** Offers to move lines that were pasted into a blank for one line to the last field, where they stay lines, and then to undo that. */
export function KeepLines() {
  const { pastedLines, variables, replace, values } = usePromptValues();
  const [moved, setMoved] = useState<{ lines: PastedLines; before: Values } | null>(null);
  const isMoved = moved !== null && moved.lines === pastedLines;

  useEffect(() => {
    if (pastedLines) announce('The lines were joined into one. Use the button below to keep them.');
  }, [pastedLines]);

  if (!pastedLines) return null;
  const press = () => {
    const { blank, before, text } = pastedLines;
    const variable = variables.find(({ name }) => name === blank.dataset.blank);
    if (isMoved) replace({ ...values, ...moved.before, [ANYTHING_ELSE.name]: moved.before[ANYTHING_ELSE.name] ?? '' });
    else if (variable) replace(withMovedText(values, variable, before, text));
    setMoved(isMoved ? null : { lines: pastedLines, before: values });
    announce(isMoved ? 'Brought back in one line' : 'Moved to Anything else');
  };
  return (
    <span className="block py-1 font-sans text-meta leading-body font-normal print:hidden">
      {isMoved && <span className="text-ink-3">Moved to Anything else · </span>}
      <button type="button" className={textButtonClass} onClick={press}>
        {isMoved ? 'Undo' : 'Keep the lines: move it to Anything else'}
      </button>
    </span>
  );
}
