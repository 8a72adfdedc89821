import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { AddedLines } from '@/components/prompts/editor/added-lines';
import { BlankFields } from '@/components/prompts/editor/blank-fields';
import { takesEscape } from '@/components/prompts/editor/blank-keys';
import { ClearValues } from '@/components/prompts/editor/clear-values';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { PreviewHeading } from '@/components/prompts/text/preview-heading';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass, dialogFootClass } from '@/components/ui/dialog';
import type { DialogState } from '@/components/ui/dialog-button';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { anythingElseOf, countWords, toFillText } from '@/lib/prompts/template';
import { AnswerOptions } from './answer-options';
import { PromptCopyButton } from './prompt-copy-button';
import { SendLinks } from './send-links';
import { StatusLine } from './status-line';
import { useActionMessage } from './use-action-message';

export function CustomizeDialog({ open, onOpenChange }: DialogState) {
  const { prompt, variables, values, text, replace } = usePromptValues();
  const [message, setMessage] = useActionMessage();
  const { changeOpen } = useBackCloses(open, onOpenChange);
  const preview = useRef<HTMLElement>(null);
  const none = variables.length === 0;

  return (
    <Dialog.Root open={open} onOpenChange={changeOpen}>
      <DialogPanel variant="wide" aria-describedby={undefined} onEscapeKeyDown={(event) => takesEscape() && event.preventDefault()}>
        <DialogHead
          title={
            <>
              Customize: <bdi>{prompt.title}</bdi>
            </>
          }
        >
          <DialogCloseIcon>
            {/* On wide screens another button is called Close. */}
            Close<span className="max-md:hidden"> dialog</span>
          </DialogCloseIcon>
        </DialogHead>
        <div className={dialogBodyClass}>
          {none ? (
            <NoVariables />
          ) : (
            <div className="grid min-h-full grid-cols-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
              <div className="px-4 pb-4 md:px-7">
                <BlankFields inCustomize />
                <AnswerOptions className="mt-4" />
              </div>
              <section ref={preview} tabIndex={-1} className="on-shade min-w-0 bg-paper-2 px-4 pt-5 pb-6 md:px-7" aria-label="Preview">
                <PreviewHeading as="h3" aside={`${countWords(text)} words`} />
                <PromptPreview template={prompt.promptText} values={values} className="text-lede leading-[1.7]" />
                <AddedLines className="mt-4" />
              </section>
            </div>
          )}
        </div>
        <div className={dialogFootClass}>
          <p className="num mr-auto text-ui text-ink-3 max-md:hidden">{toFillText(variables, values)}</p>
          <StatusLine className="w-full">{message}</StatusLine>
          <ClearValues
            label="Reset"
            values={values}
            shown
            disabled={none && !anythingElseOf(values)}
            onClear={() => replace({})}
            onUndo={replace}
            className="text-ui max-md:mr-auto max-md:-ml-2.5"
            buttonClass={buttonClass({ variant: 'quiet' })}
          />
          {!none && (
            <button
              type="button"
              className={buttonClass({ className: 'max-3xs:px-2.5 md:hidden' })}
              onClick={() => {
                preview.current?.scrollIntoView({ block: 'start' });
                preview.current?.focus();
              }}
            >
              Preview
            </button>
          )}
          <Dialog.Close className={buttonClass({ className: 'max-md:hidden' })}>Close</Dialog.Close>
          <SendLinks
            nameClass="max-md:hidden"
            className="max-md:order-1 max-md:[&>a]:px-3!"
            questionClass="order-first"
            onMessage={setMessage}
          />
          {/* On a phone the width of the button leaves room for Send beside it. */}
          <PromptCopyButton
            className={buttonClass({
              variant: 'primary',
              className: 'max-md:flex-auto max-md:basis-[calc(100%-140px)] max-3xs:px-2.5',
            })}
            label="Copy Prompt"
            onMessage={setMessage}
          />
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}

function NoVariables() {
  return (
    <div className="px-7 py-10">
      <h3 className="text-h3">No Variables Found</h3>
      <p className="mt-2 text-ink-2">
        This prompt has no blanks. Add variables like [TOPIC] or [AUDIENCE] to a prompt to make it customizable.
      </p>
      <BlankFields inCustomize className="mt-5" />
      <AnswerOptions className="mt-4" />
      <AddedLines className="mt-3" />
    </div>
  );
}
