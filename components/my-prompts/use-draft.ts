import { useEffect, useRef, useState } from 'react';
import { useSaver } from '@/components/ui/use-saver';
import { parseAccountCookie } from '@/lib/account/account';
import { browserStore } from '@/lib/browser/browser-store';
import { isOfAnother, isSameText, readDraft, removeDraftOf, writeDraft } from '@/lib/my-prompts/draft';
import type { PromptFormValues } from '@/lib/my-prompts/prompt-fields';

type Props = {
  promptId: string | undefined;
  /** The id of the user of a new prompt, or the version of an edited one (Draft). */
  base: string;
  initial: PromptFormValues;
  typed: PromptFormValues;
  setValues: (texts: PromptFormValues) => void;
};

/** Stores the text of a prompt's form until it is sent, discarded or its user signs out, and restores it into the form. */
export function useDraft({ promptId, base, initial, typed, setValues }: Props) {
  const [restored, setRestored] = useState<{ olderBase: string | null } | null>(null);
  const ready = useRef(false);
  const startedFrom = restored?.olderBase ?? base;
  const changed = !isSameText(typed, initial);

  const latest = useRef({ changed, startedFrom });
  latest.current = { changed, startedFrom };
  /** The texts that this form stored last, or found stored. */
  const last = useRef<PromptFormValues | null>(null);
  const saver = useSaver((texts: PromptFormValues) => {
    const { changed, startedFrom } = latest.current;
    if (!changed) return removeDraftOf(last.current, browserStore(), promptId);
    writeDraft(browserStore(), { base: startedFrom, account: parseAccountCookie(document.cookie), texts }, promptId);
    last.current = texts;
  }, promptId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, into the form as it was opened
  useEffect(() => {
    const draft = readDraft(browserStore(), promptId);
    if (!draft || (!promptId && isOfAnother(draft, base, parseAccountCookie(document.cookie)))) return;
    last.current = draft.texts;
    if (isSameText(draft.texts, initial) || !isSameText(typed, initial)) return;
    setValues(draft.texts);
    setRestored({ olderBase: draft.base && draft.base !== base ? draft.base : null });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it started from is stored with it
  useEffect(() => {
    // The first values are those of the form before a draft is restored.
    if (ready.current) saver.call(typed);
    ready.current = true;
  }, [saver, typed, startedFrom]);

  const forget = () => {
    saver.cancel();
    removeDraftOf(last.current, browserStore(), promptId);
  };
  const startOver = () => {
    setValues(initial);
    forget();
    setRestored(null);
  };
  return { restored, changed, startedFrom, forget, startOver };
}
