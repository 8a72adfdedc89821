'use client';

import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { createCollectionWithPrompt } from '@/lib/collections/actions';
import { LIMITS } from '@/lib/limits';
import { firstCharacters } from '@/lib/text/characters';
import { CREATE_WITH_MESSAGES } from './messages';

type Props = {
  promptId: string;
  fromPage: boolean | undefined;
  /** Its name until something else is typed. */
  suggested: string;
  onCreated: () => void;
};

export function NewCollectionForm({ promptId, fromPage, suggested, onCreated }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(0);
  const lastSuggested = useRef('');
  // The form has been replaced by an empty one.
  useEffect(() => {
    if (made > 0) titleIn(area.current)?.focus();
  }, [made]);
  useEffect(() => {
    const field = titleIn(area.current);
    const title = firstCharacters(suggested, LIMITS.title.max);
    if (field && [lastSuggested.current, ''].includes(field.value)) field.value = title;
    lastSuggested.current = title;
  }, [suggested]);
  const done = () => {
    setMade(made + 1);
    onCreated();
  };
  return (
    <div ref={area} className="border-t-2 border-rule-strong pt-4">
      <ActionForm key={made} action={createCollectionWithPrompt} className="grid gap-3" onDone={done}>
        <FormNotice messages={CREATE_WITH_MESSAGES} />
        <input type="hidden" name="prompt" value={promptId} />
        {fromPage && <input type="hidden" name="fromPage" value="true" />}
        <TextField
          name="title"
          label="New collection"
          hint="Private until you make it public."
          maxLength={LIMITS.title.max}
          autoComplete="off"
          dir="auto"
          required
        />
        <SubmitButton className={buttonClass()} pendingLabel="Creating…">
          Create and add
        </SubmitButton>
      </ActionForm>
    </div>
  );
}

const titleIn = (area: HTMLElement | null) => area?.querySelector<HTMLInputElement>('[name=title]');
