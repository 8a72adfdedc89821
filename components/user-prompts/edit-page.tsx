'use client';

import { useRef } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { updatePrompt } from '@/lib/user-prompts/actions';
import type { EditablePrompt } from '@/lib/user-prompts/user-prompt';
import { confirmDiscard, type Edit, EditFields } from './edit-fields';
import { UPDATED } from './user-prompt-messages';

/** Edits a prompt on a page of its own. Saved or cancelled, it leads back to the prompt. */
export function EditPage({ prompt }: { prompt: EditablePrompt }) {
  const edit = useRef<Edit>(null);
  const leave = () => {
    edit.current?.forget();
    showBanner(UPDATED);
  };
  return (
    <ActionForm action={updatePrompt} onLeave={leave}>
      <input type="hidden" name="fromPage" value="true" />
      <EditFields ref={edit} prompt={prompt}>
        {(incomplete) => (
          <FormFoot>
            <SubmitButton disabled={incomplete} pendingLabel="Saving…">
              Save Changes
            </SubmitButton>
            <Link
              className={buttonClass({ variant: 'quiet', size: 'big' })}
              href={paths.userPrompt(prompt.ref.id)}
              onClick={(event) => {
                if (confirmDiscard(edit.current)) edit.current?.forget();
                else event.preventDefault();
              }}
            >
              Cancel
            </Link>
          </FormFoot>
        )}
      </EditFields>
    </ActionForm>
  );
}
