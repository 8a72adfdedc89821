import { useId } from 'react';
import { Tick } from '@/components/ui/tick';
import type { CollectionChoice } from '@/lib/collections/collection';
import { plural } from '@/lib/text/plural';

type Props = { heading?: string; choices: CollectionChoice[]; holds: (choice: CollectionChoice) => boolean };

/** Collections as buttons of a form that puts a prompt into them. */
export function ChoiceList({ heading, choices, holds }: Props) {
  const id = useId();
  return (
    <>
      {heading && (
        <h3 id={id} className="pt-4 pb-1 text-label font-semibold tracking-label text-ink-3 font-stretch-88%">
          {heading}
        </h3>
      )}
      <ul className="*:not-first:border-t *:not-first:border-rule" aria-labelledby={heading && id}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Choice choice={choice} holds={holds(choice)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ choice: { id, title, prompts, holds: stored }, holds }: { choice: CollectionChoice; holds: boolean }) {
  return (
    <button
      type="submit"
      className="flex min-h-11 w-full items-center gap-3 px-1 py-2 text-left text-ui font-medium hover:bg-hover focus-visible:-outline-offset-3"
      name={holds ? 'remove' : 'add'}
      value={id}
      aria-pressed={holds}
    >
      <Tick on={holds} />
      <span className="mr-auto min-w-0 wrap-anywhere" dir="auto">
        {title}
      </span>
      <span className="num flex-none text-meta font-normal text-ink-3">{plural(prompts + Number(holds) - Number(stored), 'prompt')}</span>
    </button>
  );
}
