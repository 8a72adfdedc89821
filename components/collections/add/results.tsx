import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { ITEM_MESSAGES } from '@/components/add-to-collection/collection-messages';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { buttonClass } from '@/components/ui/button-class';
import { useActiveOption } from '@/components/ui/use-active-option';
import { useDelayed } from '@/components/ui/use-delayed';
import { foundMessage, NOTHING_FOUND, type PromptsToAdd } from '@/lib/collections/prompts-to-add';
import { TIMES } from '@/lib/limits';
import { paths } from '@/lib/paths';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { ResultBar } from './result-bar';
import { ResultRow } from './result-row';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  q: string;
  includedIds: ReadonlySet<string>;
  problem: ButtonProblem | null;
  onChoose: (prompts: PromptListItem[], included: boolean) => void;
  onDone: () => void;
};

/**
 * The prompts that a search has found for a collection, to add or remove. A choice leaves the search field with the focus and its words
 * selected, on touch screens only if it had the focus.
 */
export function Results({ field, q, includedIds, problem, onChoose, onDone }: Props) {
  const id = useId();
  const { answer, failure, retry } = useFoundPrompts(q);
  const { items } = answer?.found ?? NOTHING_FOUND;
  const isLate = useDelayed(answer?.q !== q && !failure, TIMES.pending);

  const choose = (prompts: PromptListItem[], included: boolean) => {
    onChoose(prompts, included);
    // On a touch screen the focus would bring up the keyboard.
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
    // The default is prevented, because a press would move the focus out of the search field.
    <form className="border-b border-rule" onSubmit={submit} onMouseDown={(event) => event.preventDefault()}>
      <ResultBar message={isLate ? 'Searching…' : answer && !failure && foundMessage(answer.found)} items={items} includedIds={includedIds}>
        <button type="button" className={buttonClass({ variant: 'quiet', size: 'small' })} onClick={onDone}>
          Done
        </button>
      </ResultBar>
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
        <ResultList key={answer?.q} id={id} field={field} items={items} includedIds={includedIds} onToggle={toggle} onDone={onDone} />
      )}
    </form>
  );
}

type Answer = { q: string; found: PromptsToAdd };

/** Fetches the prompts for a query. The answer to the query before stays until the new one is there. */
function useFoundPrompts(q: string) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<'failed' | 'signed-out' | null>(null);
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const ended = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch(paths.promptsToAdd(q), { signal: ended.signal });
        if (response.ok) setAnswer({ q, found: await response.json() });
        setFailure(response.ok ? null : response.status === 401 ? 'signed-out' : 'failed');
      } catch {
        if (!ended.signal.aborted) setFailure('failed');
      }
    };
    const timer = setTimeout(ask, TIMES.searchPause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [q, attempt]);

  return { answer, failure, retry: () => setAttempt(attempt + 1) };
}

type ListProps = {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  items: PromptListItem[];
  includedIds: ReadonlySet<string>;
  onToggle: (item: PromptListItem) => void;
  onDone: () => void;
};

function ResultList({ id, field, items, includedIds, onToggle, onDone }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number, event: KeyboardEvent) => {
    event.preventDefault();
    const item = items[index];
    if (item) onToggle(item);
  };
  const active = useActiveOption({ field, list, id, count: items.length, multiple: true, choose });

  // The field becomes a combobox here, because it is drawn before the code of this list is loaded.
  useEffect(() => {
    const input = field.current;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !event.isComposing && onDone();
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', 'true');
    input?.addEventListener('keydown', close);
    return () => {
      input?.setAttribute('aria-expanded', 'false');
      input?.removeEventListener('keydown', close);
    };
  }, [field, onDone]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Prompts to add"
      aria-multiselectable="true"
      className="md:max-h-[50vh] md:overflow-auto"
    >
      {items.map((item, index) => (
        <ResultRow
          key={item.ref.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          item={item}
          included={includedIds.has(item.ref.id)}
          aria-selected={includedIds.has(item.ref.id)}
          active={index === active}
        />
      ))}
    </div>
  );
}
