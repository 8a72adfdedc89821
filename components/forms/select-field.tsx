'use client';

import { type ReactNode, useId } from 'react';
import { selectClass } from '@/components/ui/field-class';
import { fieldError } from '@/lib/forms/form-state';
import { useForm } from './action-form';
import { FormError } from './form-error';

type Props = { name: string; label: string; defaultValue: string | number; className?: string; children: ReactNode };

export function SelectField({ name, label, defaultValue, className = '', children }: Props) {
  const id = useId();
  const { state } = useForm();
  const message = fieldError(state, name);
  const chosen = state.values?.[name] || defaultValue;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label className="text-ui font-semibold" htmlFor={id}>
        {label}
      </label>
      <select
        // React does not change the default of a select, so each default gets a new select.
        key={chosen}
        className={selectClass()}
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={message ? true : undefined}
        aria-describedby={message && `${id}-error`}
      >
        {children}
      </select>
      {message && <FormError id={`${id}-error`}>{message}</FormError>}
    </div>
  );
}
