'use client';

import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState, useTransition } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { buttonClass } from '@/components/ui/button-class';
import { DrawnCheckbox } from '@/components/ui/drawn-checkbox';
import { fieldClass } from '@/components/ui/field-class';
import { toggleInCollection } from '@/lib/collections/actions';
import type { CollectionChoice } from '@/lib/collections/collection';
import { collectionName } from '@/lib/collections/collection-fields';
import { COUNTS, LIMITS } from '@/lib/limits';
import { cleanQuery } from '@/lib/lists/list-filter';
import { withWords } from '@/lib/lists/title-words';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/text/plural';
import { ITEM_MESSAGES } from './collection-messages';
import { CollectionTitle } from './collection-title';
import { NewCollectionForm } from './new-collection-form';

type Props = {
  promptId: string;
  choices: CollectionChoice[];
  /** True on the page Add to collection, to which the action that creates a collection then redirects. */
  fromPage?: boolean;
  onCreated?: (() => void) | undefined;
  onChanged?: (() => void) | undefined;
};

/** The person's collections, each a button that adds or removes the prompt, also without JavaScript, and a form for a new one. */
export function CollectionChoices({ promptId, choices, fromPage, onCreated, onChanged }: Props) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [problem, setProblem] = useState<ButtonProblem | null>(null);
  const [message, setMessage] = useState('');
  const [words, setWords] = useState('');
  const [, startTransition] = useTransition();
  const pending = useRef(new Set<string>());
  const isIncluded = (choice: CollectionChoice) => changed.get(choice.id) ?? choice.included;
  const mark = (id: string, included: boolean) => setChanged((before) => new Map(before).set(id, included));
  const isLong = choices.length > COUNTS.fewCollections;
  const shown = withWords(words, choices);

  const choose = (choice: CollectionChoice) => {
    const { id } = choice;
    const name = collectionName(choice);
    if (pending.current.has(id)) return;
    pending.current.add(id);
    const wanted = !isIncluded(choice);
    mark(id, wanted);
    setProblem(null);
    startTransition(async () => {
      const result = await sendFields(toggleInCollection, { prompt: promptId, add: wanted ? id : '', remove: wanted ? '' : id });
      pending.current.delete(id);
      if (result.status === 'done') onChanged?.();
      startTransition(() => {
        if (result.status === 'done') return setMessage(wanted ? `Added to “${name}”.` : `Removed from “${name}”.`);
        mark(id, !wanted);
        setProblem({ refusal: result, messages: ITEM_MESSAGES });
      });
    });
  };

  /** Handles the buttons of the collections, which without JavaScript send the form around them. */
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = submitter instanceof HTMLButtonElement && choices.find(({ id }) => id === submitter.value);
    if (!choice) return;
    event.preventDefault();
    choose(choice);
  };

  const created = () => {
    setMessage('Collection created, with this prompt in it. It is private.');
    setWords('');
    onCreated?.();
    onChanged?.();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the fields and the buttons
    <div className="grid gap-5" onKeyDown={moveByArrows}>
      {/* A live region of its own: while a dialog is open, the one of the page is hidden. */}
      <p role="status" className="sr-only">
        {message}
      </p>
      {choices.length > 0 && (
        <div onSubmitCapture={submit}>
          {isLong && <ChoiceFilter words={words} firstMatch={shown[0]} onFilter={(text) => setWords(cleanQuery(text))} onChoose={choose} />}
          <ActionForm action={toggleInCollection} fields={{ prompt: promptId }} messages={ITEM_MESSAGES} className="grid">
            {isLong && !words ? (
              <>
                <ChoiceList heading="Used last" choices={shown.slice(0, COUNTS.lastUsedCollections)} isIncluded={isIncluded} />
                <ChoiceList heading="A to Z" choices={shown.slice(COUNTS.lastUsedCollections)} isIncluded={isIncluded} />
              </>
            ) : (
              <ChoiceList choices={shown} isIncluded={isIncluded} />
            )}
          </ActionForm>
          {problem && <ButtonError {...problem} />}
        </div>
      )}
      <NewCollectionForm promptId={promptId} fromPage={fromPage} suggested={words} onCreated={created} />
    </div>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[type=search], [aria-pressed], [name=title]')];
  const at = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type ListProps = { heading?: string; choices: CollectionChoice[]; isIncluded: (choice: CollectionChoice) => boolean };

function ChoiceList({ heading, choices, isIncluded }: ListProps) {
  const headingId = useId();
  return (
    <>
      {heading && (
        <h3 id={headingId} className="pt-4 pb-1 text-label font-semibold tracking-label text-ink-3 font-stretch-88%">
          {heading}
        </h3>
      )}
      <ul className="*:not-first:border-t *:not-first:border-rule" aria-labelledby={heading && headingId}>
        {choices.map((choice) => {
          const included = isIncluded(choice);
          return (
            <li key={choice.id}>
              <button
                type="submit"
                className="flex min-h-11 w-full items-center gap-3 px-1 py-2 text-left text-ui font-medium hover:bg-hover focus-visible:-outline-offset-3"
                name={included ? 'remove' : 'add'}
                value={choice.id}
                aria-pressed={included}
              >
                <DrawnCheckbox isChecked={included} />
                <span className="mr-auto min-w-0 wrap-anywhere" dir="auto">
                  <CollectionTitle collection={choice} />
                </span>
                <span className="num flex-none text-meta font-normal text-ink-3">
                  {plural(choice.prompts + Number(included) - Number(choice.included), 'prompt')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type FilterProps = {
  words: string;
  firstMatch: CollectionChoice | undefined;
  onFilter: (text: string) => void;
  onChoose: (choice: CollectionChoice) => void;
};

/** Narrows a long list of collections. Enter chooses the first match and selects the words, so that others can be typed over them. */
function ChoiceFilter({ words, firstMatch, onFilter, onChoose }: FilterProps) {
  const field = useRef<HTMLInputElement>(null);

  // On a touch screen the focus would bring up a keyboard, which hides most of the list.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);
  // Once a collection was created `words` is empty, and the field follows.
  useEffect(() => {
    if (field.current && !words) field.current.value = '';
  }, [words]);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (firstMatch && words) onChoose(firstMatch);
    field.current?.select();
  };

  return (
    <div className="js-only sticky -top-4 z-raised -mt-4 bg-paper pt-4 pb-1">
      <input
        ref={field}
        className={fieldClass({ box: 'min-h-11 bg-paper-2 text-body leading-body' })}
        type="search"
        aria-label="Filter collections"
        placeholder="Filter collections"
        maxLength={LIMITS.query.max}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={({ currentTarget }) => onFilter(currentTarget.value)}
        onKeyDown={press}
      />
      {words && !firstMatch && <p className="pt-3 text-ui text-ink-2">No collection has these words.</p>}
    </div>
  );
}

type FetchResult = CollectionChoice[] | 'failed' | 'signed-out';

export function FetchedCollectionChoices({ promptId, onChanged }: { promptId: string; onChanged?: () => void }) {
  const [result, setResult] = useState<FetchResult | 'loading'>('loading');
  const load = useCallback(() => fetchChoices(promptId).then(setResult), [promptId]);
  useEffect(() => void load(), [load]);
  const retry = () => {
    setResult('loading');
    void load();
  };
  if (result === 'loading') return <p className="text-ink-3">Loading…</p>;
  if (result === 'signed-out') return <ButtonError refusal={{ code: 'signed-out' }} messages={ITEM_MESSAGES} />;
  if (result !== 'failed') return <CollectionChoices promptId={promptId} choices={result} onCreated={load} onChanged={onChanged} />;
  return (
    <>
      <p role="alert">Your collections did not load.</p>
      <button type="button" className={buttonClass({ className: 'mt-4' })} onClick={retry}>
        Try again
      </button>
    </>
  );
}

async function fetchChoices(promptId: string): Promise<FetchResult> {
  try {
    const response = await fetch(paths.collectionChoices(promptId));
    if (response.status === 401) return 'signed-out';
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}
