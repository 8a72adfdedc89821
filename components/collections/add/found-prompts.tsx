'use client';

import { type FormEvent, type RefObject, useId } from 'react';
import { ITEM_MESSAGES } from '@/components/add-to-collection/messages';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { buttonClass } from '@/components/ui/button-class';
import { useDelayed } from '@/components/ui/use-delayed';
import { foundMessage, NOTHING_FOUND } from '@/lib/collections/found-prompts';
import { TIMES } from '@/lib/limits';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { AddAllButton } from './add-all-button';
import { FoundBar } from './found-bar';
import { FoundList } from './found-list';
import { useFound } from './use-found';

export type FoundPromptsProps = {
  field: RefObject<HTMLInputElement | null>;
  q: string;
  includedIds: ReadonlySet<string>;
  problem: ButtonProblem | null;
  onChoose: (prompts: PromptListItem[], included: boolean) => void;
  onDone: () => void;
};

/** The results of a search, to add or remove. The field keeps the focus, with its words selected. */
export function FoundPrompts({ field, q, includedIds, problem, onChoose, onDone }: FoundPromptsProps) {
  const id = useId();
  const { answer, failure, retry } = useFound(q);
  const { items } = answer?.found ?? NOTHING_FOUND;
  const late = useDelayed(answer?.q !== q && !failure, TIMES.pending);

  const choose = (prompts: PromptListItem[], included: boolean) => {
    onChoose(prompts, included);
    // On a touch screen the keyboard would come up.
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
    if (document.activeElement === field.current) field.current?.select();
  };
  const toggle = (item: PromptListItem) => choose([item], !includedIds.has(item.ref.id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const ids = submitter instanceof HTMLButtonElement ? submitter.value.split(' ') : [];
    const chosen = items.filter(({ ref }) => ids.includes(ref.id));
    if (chosen[0] && chosen.length === 1) toggle(chosen[0]);
    else if (chosen.length > 1) choose(chosen, true);
  };

  return (
    // Keeps the focus in the field.
    <form className="border-b border-rule" onSubmit={submit} onMouseDown={(event) => event.preventDefault()}>
      <FoundBar message={failure ? '' : answer && !late ? foundMessage(answer.found) : late && 'Searching…'}>
        <AddAllButton prompts={items.filter(({ ref }) => !includedIds.has(ref.id))} />
        <button type="button" className={buttonClass({ variant: 'quiet', size: 'small' })} onClick={onDone}>
          Done
        </button>
      </FoundBar>
      {failure === 'signed-out' && <ButtonError refusal={{ code: 'signed-out' }} messages={ITEM_MESSAGES} />}
      {failure === 'failed' && (
        <p className="flex items-center gap-3 pb-3 text-ui" role="alert">
          The search did not load.
          <button type="button" className={buttonClass({ size: 'small' })} onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {problem && (
        <div className="pb-2">
          <ButtonError {...problem} />
        </div>
      )}
      {items.length > 0 && (
        <FoundList key={answer?.q} id={id} field={field} items={items} includedIds={includedIds} onToggle={toggle} onDone={onDone} />
      )}
    </form>
  );
}
