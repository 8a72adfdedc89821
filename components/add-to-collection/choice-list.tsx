import { useId } from 'react';
import { Tick } from '@/components/ui/tick';
import type { CollectionChoice } from '@/lib/collections/collection';
import { plural } from '@/lib/text/plural';
import { CollectionTitle } from './collection-title';

type Props = { heading?: string; choices: CollectionChoice[]; isIncluded: (choice: CollectionChoice) => boolean };

export function ChoiceList({ heading, choices, isIncluded }: Props) {
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
            <Choice choice={choice} included={isIncluded(choice)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Choice({ choice, included }: { choice: CollectionChoice; included: boolean }) {
  const { id, prompts, included: stored } = choice;
  return (
    <button
      type="submit"
      className="flex min-h-11 w-full items-center gap-3 px-1 py-2 text-left text-ui font-medium hover:bg-hover focus-visible:-outline-offset-3"
      name={included ? 'remove' : 'add'}
      value={id}
      aria-pressed={included}
    >
      <Tick on={included} />
      <span className="mr-auto min-w-0 wrap-anywhere" dir="auto">
        <CollectionTitle of={choice} />
      </span>
      <span className="num flex-none text-meta font-normal text-ink-3">
        {plural(prompts + Number(included) - Number(stored), 'prompt')}
      </span>
    </button>
  );
}
