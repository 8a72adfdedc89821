'use client';

import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { useForm } from '@/components/forms/action-form';
import { Counter } from '@/components/forms/counter';
import { FormNotice } from '@/components/forms/form-notice';
import { SureField } from '@/components/forms/sure-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { LIMITS } from '@/lib/limits';
import { paths } from '@/lib/paths';
import type { EditablePrompt } from '@/lib/user-prompts/user-prompt';
import { PromptFields } from './prompt-fields';
import { RestoredNote } from './restored-note';
import { useDraft } from './use-draft';
import { UPDATE_MESSAGES } from './user-prompt-messages';

/** The state of an edit, for its form. `forget` removes its draft. */
export type Edit = { changed: boolean; forget: () => void };

/** Asks before changes are lost; true where the form may be left. */
export function confirmDiscard(edit: Edit | null): boolean {
  return !edit?.changed || window.confirm('Discard your changes?');
}

type Props = {
  ref?: Ref<Edit>;
  prompt: EditablePrompt;
  className?: string;
  /** In a dialog, where the content is less high. */
  shallow?: boolean;
  /** Renders the buttons; `incomplete` while title or content is blank. */
  children: (incomplete: boolean) => ReactNode;
};

/** The fields of an edit. Typed text survives a reload until it is saved or discarded. `updatedAt` names the version it started from. */
export function EditFields({ ref, prompt, className = '', shallow, children }: Props) {
  const { state } = useForm();
  const initial = { ...prompt.form, content: prompt.promptText };
  const { area, typed, onInput, fill } = useFormValues(initial);
  const draft = { promptId: prompt.ref.id, base: prompt.updatedAt ?? '' };
  const { restored, changed, startedFrom, forget, startOver } = useDraft({ ...draft, initial, typed, fill });
  useImperativeHandle(ref, () => ({ changed, forget }));
  const [startedOver, setStartedOver] = useState(false);
  // A refused edit keeps its old version, whatever the page shows by now, unless it was started over.
  const version = (!startedOver && state.status === 'refused' && state.values?.updatedAt) || startedFrom;
  return (
    <>
      <div ref={area} className={`grid content-start gap-5 ${className}`} onInput={onInput}>
        <FormNotice messages={UPDATE_MESSAGES} />
        {state.status === 'refused' && state.code === 'changed-elsewhere' && (
          <p>
            <a href={paths.userPrompt(prompt.ref.id)} target="_blank" rel="noreferrer">
              Open the newer version in a new tab
            </a>
          </p>
        )}
        {restored && (
          <RestoredNote
            outdated={restored.olderBase !== null}
            onStartOver={() => {
              startOver();
              setStartedOver(true);
            }}
          />
        )}
        <input type="hidden" name="id" value={prompt.ref.id} />
        <input type="hidden" name="updatedAt" value={version} />
        <SureField />
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
