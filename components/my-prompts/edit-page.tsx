'use client';

import { useRef } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { SubmitButton } from '@/components/forms/submit-button';
import { updatePrompt } from '@/lib/my-prompts/actions';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { PromptForm, PromptFormFoot, type Writing } from './prompt-form';
import { UPDATED } from './user-prompt-messages';

/** Edits a prompt on a page of its own. Saved or cancelled, it leads back to the prompt. */
export function EditPage({ prompt }: { prompt: EditablePrompt }) {
  const writing = useRef<Writing>(null);
  const leave = () => {
    writing.current?.forget();
    showBanner(UPDATED);
  };
  return (
    <ActionForm action={updatePrompt} onLeave={leave}>
      <input type="hidden" name="fromPage" value="true" />
      <PromptForm ref={writing} of={prompt}>
        {(incomplete) => (
          <PromptFormFoot writing={writing} href={paths.userPrompt(prompt.ref.id)}>
            <SubmitButton disabled={incomplete} pendingLabel="Saving…">
              Save Changes
            </SubmitButton>
          </PromptFormFoot>
        )}
      </PromptForm>
    </ActionForm>
  );
}
