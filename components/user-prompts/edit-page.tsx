'use client';

import { showBanner } from '@/components/dashboard/banner';
import { ActionForm } from '@/components/forms/action-form';
import { DoneNotice } from '@/components/forms/done-notice';
import { FormFoot } from '@/components/forms/form-foot';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { updatePrompt } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { EditFields } from './edit-fields';
import { UPDATED } from './user-prompt-messages';

/** The edit of a prompt as a page. */
export function EditPage({ prompt }: { prompt: UserPrompt }) {
  return (
    <ActionForm action={updatePrompt} onDone={() => showBanner(UPDATED)}>
      <DoneNotice>{UPDATED}</DoneNotice>
      <EditFields prompt={prompt}>
        {(blank) => (
          <FormFoot>
            <SubmitButton disabled={blank} busy="Saving…">
              Save Changes
            </SubmitButton>
            <Link className={buttonClass({ variant: 'quiet', size: 'big' })} href={paths.myPrompts}>
              Cancel
            </Link>
          </FormFoot>
        )}
      </EditFields>
    </ActionForm>
  );
}
