'use client';

import { useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { useYourName } from '@/components/profiles/public-name';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import { setVisibility } from '@/lib/user-prompts/actions';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { ExpandingQuestion } from './expanding-question';
import { VISIBILITY_MESSAGES } from './user-prompt-messages';
import { VisibilitySwitch } from './visibility-switch';

/** The visibility of a prompt. Without JavaScript the question before publishing expands. */
export function VisibilityForm({ prompt }: { prompt: UserPrompt }) {
  const [error, setError] = useState<ButtonProblem | null>(null);
  const yourName = useYourName();
  const form = (
    <ActionForm action={setVisibility}>
      <FormNotice messages={VISIBILITY_MESSAGES} />
      <input type="hidden" name="id" value={prompt.id} />
      <input type="hidden" name="public" value={String(!prompt.isPublic)} />
      <SubmitButton className={buttonClass()}>{prompt.isPublic ? 'Make Private' : 'Make Public'}</SubmitButton>
    </ActionForm>
  );
  return (
    <>
      <p>{prompt.isPublic ? 'Public: others can view and use it.' : 'Private: only you see it.'}</p>
      <div className="js-only">
        <VisibilitySwitch prompt={prompt} onError={setError} />
      </div>
      {error && <ButtonError {...error} />}
      <NoScriptFallback>
        {prompt.isPublic ? (
          form
        ) : (
          <ExpandingQuestion
            button="Make Prompt Public?"
            text={`Others can view and use it. It is listed in the community and on your public profile, under ${yourName}.`}
          >
            {form}
          </ExpandingQuestion>
        )}
      </NoScriptFallback>
    </>
  );
}
