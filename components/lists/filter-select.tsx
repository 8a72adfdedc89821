'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { selectClass } from '@/components/ui/field-class';

/** A choice of a FilterForm, whose change sends the form. */
export function FilterSelect({ name, label, value, children }: { name: string; label: string; value: string; children: ReactNode }) {
  const field = useRef<HTMLSelectElement>(null);
  // The field follows an address that a link or Back has changed.
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <label className="relative min-w-0">
      <span className="sr-only">{label}</span>
      <select
        ref={field}
        className={`${selectClass('min-h-12 bg-paper-2 text-ui leading-body text-ink')} xl:max-w-37`}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {children}
      </select>
    </label>
  );
}
