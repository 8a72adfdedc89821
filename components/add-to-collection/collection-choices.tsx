'use client';

import { type FormEvent, useRef, useState, useTransition } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { FormNotice } from '@/components/forms/form-notice';
import { sendFields } from '@/components/forms/send-fields';
import { Icon } from '@/components/ui/icon';
import { chooseCollection } from '@/lib/collections/actions';
import type { CollectionChoice } from '@/lib/collections/collection';
import { plural } from '@/lib/text/plural';
import { ITEM_MESSAGES } from './messages';
import { NewCollectionForm } from './new-collection-form';

type Props = {
  promptId: string;
  choices: CollectionChoice[];
  /** Without a dialog around it: the page is drawn again once a new collection is stored. */
  fromPage?: boolean;
  /** Called when a new collection is stored. */
  onCreated?: () => void;
  /** Called whenever something was stored. */
  onChanged?: () => void;
};

/** Somebody's collections, each a button that puts a prompt into it or takes it out: at once, or as a form without JavaScript. */
export function CollectionChoices({ promptId, choices, fromPage, onCreated, onChanged }: Props) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const [message, setMessage] = useState('');
  const [, startTransition] = useTransition();
  const busy = useRef(new Set<string>());
  const holds = (choice: CollectionChoice) => changed.get(choice.id) ?? choice.holds;
  const mark = (id: string, held: boolean) => setChanged((before) => new Map(before).set(id, held));

  const choose = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = submitter instanceof HTMLButtonElement && choices.find(({ id }) => id === submitter.value);
    if (!choice) return;
    event.preventDefault();
    const { id, title } = choice;
    if (busy.current.has(id)) return;
    busy.current.add(id);
    const wanted = !holds(choice);
    mark(id, wanted);
    setProblem(null);
    startTransition(async () => {
      const result = await sendFields(chooseCollection, { prompt: promptId, add: wanted ? id : '', remove: wanted ? '' : id });
      busy.current.delete(id);
      if (result.status === 'done') onChanged?.();
      startTransition(() => {
        if (result.status === 'done') return setMessage(wanted ? `Added to “${title}”.` : `Removed from “${title}”.`);
        mark(id, !wanted);
        setProblem({ refusal: result, messages: ITEM_MESSAGES });
      });
    });
  };

  const created = () => {
    setMessage('Collection created, with this prompt in it. It is private.');
    onCreated?.();
    onChanged?.();
  };

  return (
    <div className="grid gap-5">
      {/* Not the live region of the page, which a dialog hides. */}
      <p role="status" className="sr-only">
        {message}
      </p>
      {choices.length > 0 && (
        <div onSubmitCapture={choose}>
          <ActionForm action={chooseCollection} className="grid">
            <FormNotice messages={ITEM_MESSAGES} />
            <input type="hidden" name="prompt" value={promptId} />
            <ul className="*:not-first:border-t *:not-first:border-rule">
              {choices.map((choice) => (
                <li key={choice.id}>
                  <Choice choice={choice} holds={holds(choice)} />
                </li>
              ))}
            </ul>
          </ActionForm>
          {problem && <ButtonError {...problem} />}
        </div>
      )}
      <NewCollectionForm promptId={promptId} fromPage={fromPage} onCreated={created} />
    </div>
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
      <span className="grid size-5 flex-none place-items-center rounded-control border border-rule-field in-aria-pressed:border-ink in-aria-pressed:bg-ink in-aria-pressed:text-paper [--icon-size:16px]">
        {holds && <Icon name="check" />}
      </span>
      <span className="mr-auto min-w-0 wrap-anywhere" dir="auto">
        {title}
      </span>
      <span className="num flex-none text-meta font-normal text-ink-3">{plural(prompts + Number(holds) - Number(stored), 'prompt')}</span>
    </button>
  );
}
