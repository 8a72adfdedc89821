'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldLook, fieldClass } from '@/components/ui/field-class';
import { fieldError } from '@/lib/forms/form-state';
import { useForm } from './action-form';
import { FormError } from './form-error';

type FieldProps = FieldLook & {
  name: string;
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  /** An error or a warning about what is being typed, announced politely; null for none at the moment, undefined for a field that never has one. */
  warning?: string | null;
  /** An error found before the form is sent, in place of that of the form's state; null for none. */
  error?: string | null;
  /** A button over the right end of the field. */
  children?: ReactNode;
};
type Props = FieldProps & (({ multiline: true } & ComponentProps<'textarea'>) | ({ multiline?: false } & ComponentProps<'input'>));

/**
 * A field with its label. Its text may be in any language (`dir="auto"`) unless it has a `type`. The field is read-only while its form is sent,
 * because the result resets it, and what was typed meanwhile would be lost.
 */
export function TextField({ name, label, aside, hint, warning, error, box, padding, children, ...rest }: Props) {
  const id = useId();
  const { state, pending } = useForm();
  const message = error === undefined ? fieldError(state, name) : (error ?? undefined);
  const shared = {
    id,
    name,
    className: `${fieldClass({ box, padding: children ? 'py-2.5 pr-[52px] pl-3' : padding })} ${rest.multiline ? 'block resize-y' : ''}`,
    readOnly: pending,
    dir: 'type' in rest ? undefined : 'auto',
    autoComplete: rest.autoComplete ?? (rest.multiline ? undefined : 'off'),
    defaultValue: state.values?.[name] ?? rest.defaultValue,
    'aria-invalid': message ? true : undefined,
    'aria-describedby': [message && `${id}-error`, warning && `${id}-warning`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      <label className="flex items-baseline justify-between gap-3 text-ui font-semibold" htmlFor={id}>
        {label}
        {aside && <span className="text-meta font-normal text-ink-3 tabular-nums">{aside}</span>}
      </label>
      <div className="relative">
        {rest.multiline ? <textarea {...withoutMultiline(rest)} {...shared} /> : <input {...withoutMultiline(rest)} {...shared} />}
        {children && <span className="absolute top-0.5 right-0.5">{children}</span>}
      </div>
      {message && <FormError id={`${id}-error`}>{message}</FormError>}
      {warning !== undefined && (
        <FormError id={`${id}-warning`} role="status">
          {warning !== message && warning}
        </FormError>
      )}
      {hint && (
        <p className="text-meta text-ink-3" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

function withoutMultiline<T extends { multiline?: boolean }>({ multiline: _, ...rest }: T): Omit<T, 'multiline'> {
  return rest;
}
