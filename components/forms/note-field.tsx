'use client';

import type { ComponentProps } from 'react';
import { CountedField } from './counted-field';
import type { TextField } from './text-field';
import { useFormValues } from './use-form-values';

type Props = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'aside' | 'hint' | 'required'> & { rows: number; max: number };

/** A field of several lines that warns of a text over `max` characters. It has no `maxlength`, which would cut a pasted text without a word. */
export function NoteField(field: Props) {
  const { area, typed, onInput } = useFormValues<string>({ [field.name]: '' });
  return (
    <div ref={area} className="min-w-0" onInput={onInput}>
      <CountedField multiline typed={typed[field.name] ?? ''} {...field} />
    </div>
  );
}
