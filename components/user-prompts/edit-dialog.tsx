'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { showBanner } from '@/components/dashboard/banner';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import { updatePrompt } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { EditFields } from './edit-fields';
import { UPDATED } from './user-prompt-messages';

type Props = {
  prompt: UserPrompt;
  onClose: () => void;
  /** Called once the dialog is gone, when the focus has to go somewhere. */
  onClosed: () => void;
};

/** A prompt being edited over its list. It closes on Escape unless it is saving, and by itself once it is saved. */
export function EditDialog({ prompt, onClose, onClosed }: Props) {
  const saving = useRef(false);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !saving.current && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="dialog dialog-narrow"
          aria-describedby={undefined}
          // A click outside would discard what was typed.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <ActionForm
            action={updatePrompt}
            className="edit-form"
            onDone={() => {
              saving.current = false;
              onClose();
              showBanner(UPDATED);
            }}
          >
            <div className="dialog-head">
              <Dialog.Title>Edit Prompt</Dialog.Title>
              <CloseButton className="btn-icon" label="Close">
                <Icon name="close" />
              </CloseButton>
            </div>
            <WhileSaving saving={saving} />
            <EditFields prompt={prompt} className="dialog-body form">
              {(blank) => (
                <div className="dialog-foot">
                  <CloseButton className="btn">Cancel</CloseButton>
                  <SubmitButton className="btn btn-primary" disabled={blank} busy="Saving…">
                    Save Changes
                  </SubmitButton>
                </div>
              )}
            </EditFields>
          </ActionForm>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function WhileSaving({ saving }: { saving: { current: boolean } }) {
  const { pending } = useForm();
  useEffect(() => {
    saving.current = pending;
  }, [saving, pending]);
  return null;
}

function CloseButton({ className, label, children }: { className: string; label?: string; children: ReactNode }) {
  const { pending } = useForm();
  return (
    <Dialog.Close className={className} aria-label={label} aria-disabled={pending || undefined}>
      {children}
    </Dialog.Close>
  );
}
