import { useEffect, useRef, useState } from 'react';
import { useSaver } from '@/components/ui/use-saver';
import { parseAccountCookie } from '@/lib/account/account';
import { browserStore } from '@/lib/browser/browser-store';
import {
  type DraftStart,
  isOfAnother,
  isSameText,
  olderStart,
  readDraft,
  removeDraftOf,
  withTyped,
  writeDraft,
  writeNewDraft,
} from '@/lib/my-prompts/draft';
import type { PromptFormValues } from '@/lib/my-prompts/prompt-fields';

type Props = {
  promptId: string | undefined;
  /** The version of an edited prompt or, for a new one, the id of its user (as in DraftStart). */
  base: string;
  initial: PromptFormValues;
  typed: PromptFormValues;
  current: () => PromptFormValues;
  setValues: (texts: PromptFormValues) => void;
};

/** Stores the text of a prompt's form until it is sent or discarded, or its user signs out, and restores it into the form. */
export function useDraft({ promptId, base, initial, typed, current, setValues }: Props) {
  const [restored, setRestored] = useState<{ older: DraftStart | null } | null>(null);
  const ready = useRef(false);
  const start = restored?.older ?? { base, ...(promptId && { from: initial }) };
  const changed = !isSameText(typed, initial);

  const latest = useRef({ changed, start });
  latest.current = { changed, start };
  /** The texts that this form has stored last, or has found stored. */
  const last = useRef<PromptFormValues | null>(null);
  const saver = useSaver((texts: PromptFormValues) => {
    const { changed, start } = latest.current;
    if (!changed) return removeDraftOf(last.current, browserStore(), promptId);
    const draft = { ...start, account: parseAccountCookie(document.cookie), texts };
    if (promptId) writeDraft(browserStore(), draft, promptId);
    else writeNewDraft(browserStore(), draft, last.current);
    last.current = texts;
  }, promptId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, into the form as it was opened
  useEffect(() => {
    const draft = readDraft(browserStore(), promptId);
    if (!draft || (!promptId && isOfAnother(draft, base, parseAccountCookie(document.cookie)))) return;
    last.current = draft.texts;
    if (isSameText(draft.texts, initial)) return;
    // `typed` lacks what was typed before hydration.
    setValues(withTyped(draft.texts, current(), initial));
    setRestored({ older: olderStart(draft, base, initial) });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it started from is stored with it
  useEffect(() => {
    // The first values are not stored: they are those of the form before a draft is restored.
    if (ready.current) saver.call(typed);
    ready.current = true;
  }, [saver, typed, start.base]);

  const forget = () => {
    saver.cancel();
    removeDraftOf(last.current, browserStore(), promptId);
  };
  const startOver = () => {
    setValues(initial);
    forget();
    setRestored(null);
  };
  return { restored, changed, startedFrom: start.base, forget, startOver };
}
