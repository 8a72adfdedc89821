'use client';

import { showBanner } from '@/components/dashboard/banner';
import { ActionForm } from '@/components/forms/action-form';
import { DoneNotice } from '@/components/forms/done-notice';
import { SubmitButton } from '@/components/forms/submit-button';
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
      <EditFields prompt={prompt} className="form">
        {(blank) => (
          <div className="form-foot">
            <SubmitButton disabled={blank} busy="Saving…">
              Save Changes
            </SubmitButton>
            <Link className="btn btn-big btn-quiet" href={paths.myPrompts}>
              Cancel
            </Link>
          </div>
        )}
      </EditFields>
    </ActionForm>
  );
}
