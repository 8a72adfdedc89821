'use client';

import type { ReactNode } from 'react';
import { useForm } from '@/components/forms/action-form';
import { Counter } from '@/components/forms/counter';
import { TextField } from '@/components/forms/text-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { type CollectionField, collectionFormValues, NO_TEXTS } from '@/lib/collections/collection-fields';
import { LIMITS } from '@/lib/limits';
import { lengthProblem } from '@/lib/text/characters';

type Props = {
  initial?: Record<CollectionField, string>;
  /** Further fields. */
  children?: ReactNode;
};

/** Title and description of a collection. Read-only while they are being sent. */
export function CollectionFields({ initial = collectionFormValues(NO_TEXTS), children }: Props) {
  const { pending } = useForm();
  const { area, typed, onInput } = useFormValues(initial);
  const { max } = LIMITS.collectionDescription;
  return (
    <div ref={area} className="grid content-start gap-5" onInput={onInput}>
      <TextField
        name="title"
        label="Title"
        aside={<Counter text={typed.title} max={LIMITS.title.max} />}
        warning={lengthProblem('Title', typed.title, LIMITS.title.max)}
        defaultValue={initial.title}
        autoComplete="off"
        dir="auto"
        readOnly={pending}
        required
      />
      <TextField
        multiline
        name="description"
        label="Description"
        aside={typed.description ? <Counter text={typed.description} max={max} /> : 'optional'}
        warning={lengthProblem('Description', typed.description, max)}
        rows={3}
        defaultValue={initial.description}
        dir="auto"
        readOnly={pending}
      />
      {children}
    </div>
  );
}
