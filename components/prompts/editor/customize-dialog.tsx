'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { PromptPreview } from '@/components/prompts/list/prompt-preview';
import { Icon } from '@/components/ui/icon';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import { LIMITS } from '@/lib/limits';
import { countFilled, countWords, resolve, type Variable } from '@/lib/prompts/template';
import { usePromptValues } from './prompt-values';

/** All blanks of a prompt as fields, with the filled prompt beside them. */
export function CustomizeDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { prompt, variables, values, text, reset } = usePromptValues();
  const [message, setMessage] = useState('');
  const preview = useRef<HTMLElement>(null);
  const returnFocus = useReturnFocus();
  const filled = countFilled(variables, values);
  const none = variables.length === 0;

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="dialog" aria-describedby={undefined} {...returnFocus}>
          <div className="dialog-head">
            <Dialog.Title>Customize: {prompt.title}</Dialog.Title>
            <Dialog.Close className="btn-icon" aria-label="Close dialog" data-tip="Close">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="dialog-body">
            {none ? (
              <NoVariables />
            ) : (
              <div className="customize">
                <ol className="customize-fields">
                  {variables.map((variable, index) => (
                    <VariableField key={variable.name} variable={variable} number={index + 1} />
                  ))}
                </ol>
                <section ref={preview} tabIndex={-1} className="preview-pane on-shade" aria-label="Preview">
                  <h3>
                    Preview<span className="num">{countWords(text)} words</span>
                  </h3>
                  <PromptPreview template={prompt.promptText} values={values} />
                </section>
              </div>
            )}
          </div>
          <div className="dialog-foot">
            <p className="mr-auto text-ui text-ink-3 num max-md:hidden">
              <b className="text-ink">{filled.value} filled</b>, {filled.default} by default, {filled.nothing} empty
            </p>
            <p className="status-line w-full" role="status">
              {message}
            </p>
            <button type="button" className="btn btn-quiet" disabled={none} onClick={reset}>
              Reset
            </button>
            {!none && (
              <button
                type="button"
                className="btn md:hidden"
                onClick={() => {
                  preview.current?.scrollIntoView({ block: 'start' });
                  preview.current?.focus();
                }}
              >
                Preview
              </button>
            )}
            <Dialog.Close className="btn max-md:hidden">Close</Dialog.Close>
            <PromptCopyButton className="btn btn-primary" label="Copy Prompt" onMessage={setMessage} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** One variable as a labelled field that grows. A default stands in it as text, and says so. */
function VariableField({ variable, number }: { variable: Variable; number: number }) {
  const { values, write } = usePromptValues();
  // While a default is being deleted the field must be able to stand empty; it fills again when it is left.
  const [cleared, setCleared] = useState(false);
  const { text, from } = resolve(variable, values);
  const shown = from === 'nothing' || (cleared && from === 'default') ? '' : text;
  const id = `variable-${variable.name}`;
  return (
    <li>
      <span className="blank-number">{number}</span>
      <div className="min-w-0">
        <label htmlFor={id}>
          {variable.label}
          {from === 'default' && <span>default</span>}
        </label>
        <textarea
          id={id}
          rows={1}
          className="field"
          dir="auto"
          placeholder="Fill in"
          maxLength={LIMITS.content.max}
          data-empty={shown === '' || undefined}
          value={shown}
          onChange={({ target }) => {
            setCleared(target.value === '');
            write(variable.name, target.value);
          }}
          onBlur={() => setCleared(false)}
        />
      </div>
    </li>
  );
}

function NoVariables() {
  return (
    <div className="px-7 py-10">
      <h3 className="text-h3">No Variables Found</h3>
      <p className="mt-2 text-ink-2">
        This prompt has no blanks. Add variables like [TOPIC] or [AUDIENCE] to a prompt to make it customizable.
      </p>
    </div>
  );
}
