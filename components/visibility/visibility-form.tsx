'use client';

import { ActionForm } from '@/components/forms/action-form';
import { ExpandingQuestion } from '@/components/forms/expanding-question';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { SureField } from '@/components/forms/sure-field';
import { useYourName } from '@/components/profiles/public-name';
import { buttonClass } from '@/components/ui/button-class';
import { NoScriptFallback } from '@/components/ui/no-script-fallback';
import type { Publishable, Visibility } from './visibility';
import { VisibilitySwitch } from './visibility-switch';

type Props = { item: Publishable; visibility: Visibility };

/** The visibility of a prompt or a collection. Without JavaScript the question before publishing expands. */
export function VisibilityForm({ item, visibility }: Props) {
  const { action, messages, question, consequence, states } = visibility;
  const yourName = useYourName();
  const form = (
    <ActionForm action={action}>
      <FormNotice messages={messages} />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="public" value={String(!item.isPublic)} />
      <SureField />
      <SubmitButton className={buttonClass()}>{item.isPublic ? 'Make Private' : 'Make Public'}</SubmitButton>
    </ActionForm>
  );
  return (
    <>
      <p>{item.isPublic ? states.public : states.private}</p>
      <div className="js-only">
        <VisibilitySwitch item={item} visibility={visibility} />
      </div>
      <NoScriptFallback>
        {item.isPublic ? (
          form
        ) : (
          <ExpandingQuestion button={question} text={consequence('it', yourName)}>
            {form}
          </ExpandingQuestion>
        )}
      </NoScriptFallback>
    </>
  );
}
