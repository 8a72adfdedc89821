'use client';

import type { ReactNode } from 'react';
import { useForm } from '@/components/forms/action-form';
import { Counter } from '@/components/forms/counter';
import { FormNotice } from '@/components/forms/form-notice';
import { useFormValues } from '@/components/forms/use-form-values';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import { promptFormValues } from '@/lib/user-prompts/prompt-form-values';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { PromptFields } from './prompt-fields';
import { UPDATE_MESSAGES } from './user-prompt-messages';

type Props = {
  prompt: UserPrompt;
  className?: string;
  /** In a dialog, where the content is less high. */
  shallow?: boolean;
  /** The buttons, told whether there is something to save. */
  children: (blank: boolean) => ReactNode;
};

/** The fields of an edit, in a form. `updatedAt` names the version it started from. */
export function EditFields({ prompt, className = '', shallow, children }: Props) {
  const { state } = useForm();
  const initial = promptFormValues(prompt);
  const { area, typed, onInput } = useFormValues(initial);
  // A refused edit still started from its old version, whatever the page around it shows by now.
  const version = (state.status === 'refused' && state.values?.updatedAt) || prompt.updatedAt;
  return (
    <>
      <div ref={area} className={`grid content-start gap-5 ${className}`} onInput={onInput}>
        <FormNotice messages={UPDATE_MESSAGES} />
        {state.status === 'refused' && state.code === 'changed-elsewhere' && (
          <p>
            <a href={paths.userPrompt(prompt.id)} target="_blank" rel="noreferrer">
              Open the newer version in a new tab
            </a>
          </p>
        )}
        <input type="hidden" name="id" value={prompt.id} />
        <input type="hidden" name="updatedAt" value={version} />
        <PromptFields
          initial={initial}
          shallow={shallow}
          typed={typed}
          counter={<Counter text={typed.content} max={LIMITS.content.max} />}
        />
      </div>
      {children(typed.title.trim() === '' || typed.content.trim() === '')}
    </>
  );
}
