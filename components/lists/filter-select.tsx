'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { selectClass } from '@/components/ui/field-class';

type Props = {
  name: string;
  label: string;
  /** The label stands before it; otherwise its first choice says what it is for. */
  labelled?: boolean;
  /** What the URL says. */
  value: string;
  children: ReactNode;
};

/** A choice in a form whose state is the address; choosing sends the form. */
export function FilterSelect({ name, label, labelled, value, children }: Props) {
  const field = useRef<HTMLSelectElement>(null);
  // The URL changed by other means (a link, Back): the field follows.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <label className={labelled ? 'col-span-full flex items-center gap-2.5 text-ui text-ink-3 md:ml-auto' : 'relative min-w-0'}>
      <span className={labelled ? 'flex-none' : 'sr-only'}>{label}</span>
      <select
        ref={field}
        className={`${selectClass('min-h-11 bg-paper-2 text-ui leading-body text-ink')} md:max-w-55`}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {children}
      </select>
    </label>
  );
}
