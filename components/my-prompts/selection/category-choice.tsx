import { type KeyboardEvent, useRef, useState } from 'react';
import { fieldClass } from '@/components/ui/field-class';
import { LIMITS } from '@/lib/limits';

/** A field for the category that prompts move to. The arrow keys lead through the person's own that match. */
export function CategoryChoice({ categories }: { categories: string[] }) {
  const area = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const start = typed.trim().toLowerCase();
  const offered = categories.filter((name) => name.toLowerCase().startsWith(start));

  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const places = [...(area.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    const at = places.findIndex((place) => place.matches(':focus'));
    places[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    event.preventDefault();
  };
  const choose = (name: string) => {
    const input = area.current?.querySelector('input');
    const form = input?.form;
    if (!input || !form) return;
    input.value = name;
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button[name=change][value=category]'));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that lead from one field or button to the next
    <div ref={area} className="grid gap-1.5" onKeyDown={move}>
      <label className="grid gap-1.5 text-ui font-semibold">
        Which category
        <input
          className={fieldClass()}
          name="category"
          maxLength={LIMITS.category.max}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {offered.length > 0 && (
        <ul className="js-only max-h-[30vh] overflow-y-auto" aria-label="Your categories">
          {offered.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="flex min-h-9 w-full items-center px-2 text-left text-ui wrap-anywhere hover:bg-hover focus-visible:-outline-offset-3 touch:min-h-11"
                dir="auto"
                onClick={() => choose(name)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
