import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass, iconButtonClass } from '@/components/ui/button-class';
import { DialogHead, DialogPanel, dialogBodyClass, dialogFootClass } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { updatePrompt } from '@/lib/my-prompts/actions';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import { confirmDiscard, PromptForm, type PromptFormHandle } from './prompt-form';
import { UPDATED } from './user-prompt-messages';

/** Edits a prompt in a dialog over its list. Escape, Close, Cancel and Back ask before changes are lost; saving closes the dialog. */
export function EditDialog({ prompt, onClose, onClosed }: { prompt: EditablePrompt; onClose: () => void; onClosed: () => void }) {
  const form = useRef<PromptFormHandle>(null);
  const done = useRef(false);

  const mayClose = () => done.current || (!form.current?.pending && confirmDiscard(form.current));
  const close = () => {
    done.current = true;
    form.current?.forget();
    onClose();
  };
  const { changeOpen } = useBackCloses(true, (open) => open || close(), { everywhere: true, mayClose });

  // Where the list is narrowed, a saved prompt may leave it, and the dialog with it before `onDone`: the draft is removed and the banner shown before.
  const save: typeof updatePrompt = async (state, formData) => {
    const result = await updatePrompt(state, formData);
    if (result.status === 'done') {
      done.current = true;
      form.current?.forget();
      showBanner(UPDATED);
    }
    return result;
  };

  return (
    <Dialog.Root open onOpenChange={changeOpen}>
      <DialogPanel
        variant="narrow"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.target instanceof Element) event.target.querySelector<HTMLElement>('input[name="title"]')?.focus();
        }}
        // The default is prevented, because a click outside would close the dialog.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <ActionForm action={save} className="flex min-h-0 flex-auto flex-col" onDone={() => changeOpen(false)}>
          <DialogHead title="Edit Prompt">
            <CloseButton className={iconButtonClass} label="Close">
              <Icon name="close" />
            </CloseButton>
          </DialogHead>
          <PromptForm ref={form} prompt={prompt} className={`${dialogBodyClass} px-4 pt-4 pb-5 md:px-7 md:pt-5 md:pb-6`} inDialog>
            {(incomplete) => (
              <div className={dialogFootClass}>
                <CloseButton className={buttonClass({ className: 'max-3xs:px-2.5' })}>Cancel</CloseButton>
                <SubmitButton
                  className={buttonClass({ variant: 'primary', className: 'max-md:min-h-12 max-md:flex-1 max-3xs:px-2.5' })}
                  disabled={incomplete}
                  pendingLabel="Saving…"
                >
                  Save Changes
                </SubmitButton>
              </div>
            )}
          </PromptForm>
        </ActionForm>
      </DialogPanel>
    </Dialog.Root>
  );
}

function CloseButton({ className, label, children }: { className: string; label?: string; children: ReactNode }) {
  const { pending } = useForm();
  return (
    <Dialog.Close className={className} aria-label={label} aria-disabled={pending || undefined}>
      {children}
    </Dialog.Close>
  );
}
