'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { fieldError } from '@/lib/forms/form-state';
import { useForm } from './action-form';
import { FieldError } from './field-error';

type Own = {
  name: string;
  label: string;
  /** At the right of the label: a counter, or "optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong with it while it is being typed, announced politely. Null when nothing is. */
  warning?: string | null;
  /** What the browser found out before the form was sent. */
  error?: string | null;
  /** Beside the input, over its right end. */
  children?: ReactNode;
};
type Props = Own & (({ multiline: true } & ComponentProps<'textarea'>) | ({ multiline?: false } & ComponentProps<'input'>));

/** A labelled field that shows what was typed and what is wrong with it. */
export function TextField({ name, label, aside, hint, warning, error, children, ...rest }: Props) {
  const id = useId();
  const { state } = useForm();
  const message = error === undefined ? fieldError(state, name) : (error ?? undefined);
  const shared = {
    id,
    name,
    className: 'field',
    defaultValue: state.values?.[name] ?? rest.defaultValue,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': [message && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label}
        {aside && <span className="field-aside">{aside}</span>}
      </label>
      <div className="field-with">
        {rest.multiline ? <textarea {...withoutMultiline(rest)} {...shared} /> : <input {...withoutMultiline(rest)} {...shared} />}
        {children}
      </div>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      {warning !== undefined && (
        <p className="field-error" id={`${id}-warning`} role="status">
          {warning && warning !== message && (
            <>
              <Icon name="alert" />
              <span>{warning}</span>
            </>
          )}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function withoutMultiline<T extends { multiline?: boolean }>({ multiline: _, ...rest }: T): Omit<T, 'multiline'> {
  return rest;
}
