'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { showBanner } from '@/components/dashboard/banner';
import { ActionForm, useForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Icon } from '@/components/ui/icon';
import { updatePrompt } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { EditFields } from './edit-fields';

type Props = {
  prompt: UserPrompt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
};

/** A prompt being edited over its list. It closes on Escape unless it is saving, and by itself once it is saved. */
export function EditDialog({ prompt, open, onOpenChange, onClosed }: Props) {
  const saving = useRef(false);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !saving.current && onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="dialog dialog-narrow"
          aria-describedby={undefined}
          // A click beside it would throw away what was typed.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <OpenedVersion prompt={prompt}>
            {(opened) => (
              <ActionForm
                action={updatePrompt}
                className="edit-form"
                onDone={({ notice }) => {
                  saving.current = false;
                  onOpenChange(false);
                  if (notice) showBanner(notice);
                }}
              >
                <div className="dialog-head">
                  <Dialog.Title>Edit Prompt</Dialog.Title>
                  <CloseButton className="btn-icon" label="Close">
                    <Icon name="close" />
                  </CloseButton>
                </div>
                <WhileSaving saving={saving} />
                <EditFields prompt={opened} className="dialog-body form">
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
            )}
          </OpenedVersion>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The prompt as it was when the dialog opened: a list that is renewed behind it must not make an old edit look new. */
function OpenedVersion({ prompt, children }: { prompt: UserPrompt; children: (opened: UserPrompt) => ReactNode }) {
  const [opened] = useState(prompt);
  return children(opened);
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
