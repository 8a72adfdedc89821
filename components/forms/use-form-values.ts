import { useEffect, useRef, useState } from 'react';
import { useForm } from './action-form';

/** The current values of fields in an `area`, which are uncontrolled, so that nothing typed before hydration or restored by the browser is lost. */
export function useFormValues<Name extends string>(initial: Record<Name, string>) {
  const area = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(initial);

  const names = Object.keys(initial) as Name[];
  const fieldOf = (name: Name) => area.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
  const valuesNow = (before: Record<Name, string>) => {
    const now = { ...before };
    for (const name of names) now[name] = fieldOf(name)?.value ?? before[name];
    return now;
  };
  const read = () => setTyped(valuesNow);
  // Sets the fields as if the texts had been typed. A field without a text becomes empty.
  const setValues = (texts: Partial<Record<Name, string>>) => {
    for (const name of names) {
      const field = fieldOf(name);
      if (field) field.value = texts[name] ?? '';
    }
    read();
  };

  const { state } = useForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first the effect reads what was there before hydration, then what a result has set
  useEffect(read, [state]);

  // In the first effects of a form `current` may have more than `typed`, which lacks what was typed before hydration.
  return { area, typed, current: () => valuesNow(typed), onInput: read, setValues };
}
