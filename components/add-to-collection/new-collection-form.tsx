import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { buttonClass } from '@/components/ui/button-class';
import { createCollectionWithPrompt } from '@/lib/collections/actions';
import { LIMITS } from '@/lib/limits';
import { firstCharacters } from '@/lib/text/characters';
import { ITEM_MESSAGES } from './collection-messages';

type Props = {
  promptId: string;
  fromPage: boolean | undefined;
  /** The text of the field while nothing else is typed in it. */
  suggested: string;
  onCreated: () => void;
};

export function NewCollectionForm({ promptId, fromPage, suggested, onCreated }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [createdCount, setCreatedCount] = useState(0);
  const lastSuggested = useRef('');
  // Once a collection was created, an empty form (`key`) replaces the one that had the focus.
  useEffect(() => {
    if (createdCount > 0) field.current?.focus();
  }, [createdCount]);
  useEffect(() => {
    const title = firstCharacters(suggested, LIMITS.collection.title.max);
    if (field.current && [lastSuggested.current, ''].includes(field.current.value)) field.current.value = title;
    lastSuggested.current = title;
  }, [suggested]);
  const done = () => {
    setCreatedCount(createdCount + 1);
    onCreated();
  };
  return (
    <div className="border-t-2 border-rule-strong pt-4">
      <ActionForm
        key={createdCount}
        action={createCollectionWithPrompt}
        fields={{ prompt: promptId, fromPage: fromPage ? 'true' : undefined }}
        messages={{ ...ITEM_MESSAGES, failed: 'Failed to create collection' }}
        className="grid gap-3"
        onDone={done}
      >
        <TextField
          ref={field}
          name="title"
          label="New collection"
          hint="Private until you make it public."
          maxLength={LIMITS.collection.title.max}
          required
        />
        <SubmitButton className={buttonClass()} pendingLabel="Creating…">
          Create and add
        </SubmitButton>
      </ActionForm>
    </div>
  );
}
