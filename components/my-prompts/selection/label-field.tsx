import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from '@/components/forms/action-form';
import { useRefusedValue } from '@/components/forms/use-refused-value';
import { fieldClass } from '@/components/ui/field-class';
import { LIMITS } from '@/lib/limits';
import type { ChangeKind } from '@/lib/my-prompts/change-form';
import { completedTags } from '@/lib/my-prompts/tags';

const startsLike = (typed: string, names: readonly string[]) =>
  names.filter((name) => name.toLowerCase().startsWith(typed.trim().toLowerCase()));

const CHOICES = {
  category: { label: 'Which category', list: 'Your categories', maxLength: LIMITS.category.max, offered: startsLike },
  tags: { label: 'Which tags', list: 'Your tags', maxLength: LIMITS.tags.max * (LIMITS.tags.length + 2), offered: completedTags },
};

type Props = {
  name: keyof typeof CHOICES;
  names: string[];
  /** The change that Enter makes. */
  change: ChangeKind;
};

/** A field for the category or the tags of several prompts. Below it are the person's own that match, which the arrow keys reach. */
export function LabelField({ name, names, change }: Props) {
  const { state, pending } = useForm();
  const refused = useRefusedValue(name);
  const area = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const { label, list, maxLength, offered } = CHOICES[name];
  const matching = offered(typed, names);

  const field = () => area.current?.querySelector('input');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer sets the field anew
  useEffect(() => setTyped(field()?.value ?? ''), [state]);
  const send = () => {
    if (pending) return;
    const form = field()?.form;
    form?.requestSubmit(form.querySelector<HTMLButtonElement>(`button[name=change][value=${change}]`));
  };
  const choose = (value: string) => {
    const input = field();
    if (!input) return;
    input.value = value;
    setTyped(value);
    // Tags can be added or removed, so choosing them sends nothing yet.
    if (name === 'tags') input.focus();
    else send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
      stops[stops.findIndex((stop) => stop.matches(':focus')) + step]?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) send();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that lead from one field or button to the next
    <div ref={area} className="grid gap-1.5" onKeyDown={press}>
      <label className="grid gap-1.5 text-ui font-semibold">
        {label}
        <input
          className={fieldClass()}
          name={name}
          maxLength={maxLength}
          defaultValue={refused}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {matching.length > 0 && (
        <ul className="js-only max-h-[30vh] overflow-y-auto" aria-label={list}>
          {matching.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="flex min-h-9 w-full items-center px-2 text-left text-ui wrap-anywhere hover:bg-hover focus-visible:-outline-offset-3 touch:min-h-11"
                dir="auto"
                onClick={() => choose(value)}
              >
                {value}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
