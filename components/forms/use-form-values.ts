import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from './action-form';

type Field = HTMLInputElement | HTMLTextAreaElement;

type Typed<Name extends string> = {
  area: RefObject<HTMLDivElement | null>;
  typed: Record<Name, string>;
  /** Reads the fields: in the first effect they may have more than `typed`. */
  current: () => Record<Name, string>;
  onInput: () => void;
  /** Sets the fields as if these texts had been typed. */
  setValues: (texts: Partial<Record<Name, string>>) => void;
};

/** The current values of a form. Its fields are uncontrolled, so that nothing typed before hydration or restored by the browser is lost. */
export function useFormValues<Name extends string>(initial: Record<Name, string>): Typed<Name> {
  const area = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initial);

  const names = Object.keys(initial) as Name[];
  const fieldOf = (name: Name) => area.current?.querySelector<Field>(`[name="${name}"]`);
  const valuesNow = (before: Record<Name, string>) => {
    const now = { ...before };
    for (const name of names) now[name] = fieldOf(name)?.value ?? before[name];
    return now;
  };
  const read = () => setTyped(valuesNow);
  const setValues = (texts: Partial<Record<Name, string>>) => {
    for (const name of names) {
      const field = fieldOf(name);
      if (field) field.value = texts[name] ?? '';
    }
    read();
  };

  const { state } = useForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first for what was there before hydration, then for what a result has set
  useEffect(read, [state]);

  return { area, typed, current: () => valuesNow(typed), onInput: read, setValues };
}
