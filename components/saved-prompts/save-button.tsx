'use client';

import { useSyncExternalStore, useTransition } from 'react';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/lib/announce';
import { accountIn } from '@/lib/auth/account';
import { withReturnTo } from '@/lib/auth/return-to';
import { paths } from '@/lib/paths';
import { type SaveAnswer, setSaved } from '@/lib/saved-prompts/actions';
import { savedStore } from '@/lib/saved-prompts/saved-store';
import { heartClass } from './heart-class';
import { useFeedback } from './use-feedback';

type Props = {
  /** A library prompt's slug, or the id of somebody's prompt. */
  promptId: string;
  /** With a word beside the heart, where there is room. */
  labelled?: boolean;
};

/** Saves a prompt. A visitor is sent to sign in first, and the prompt is saved then. */
export function SaveButton({ promptId, labelled = false }: Props) {
  const saved = useSyncExternalStore(savedStore.subscribe, savedStore.get, savedStore.getOnServer).has(promptId);
  const [feedback, setFeedback] = useFeedback();
  const [busy, startTransition] = useTransition();

  const toggle = () => {
    if (busy) return;
    if (accountIn(document.cookie) === null) return signInFirst(promptId);
    const wanted = !saved;
    savedStore.mark(promptId, wanted);
    startTransition(async () => {
      const answer = await setSaved(promptId, wanted).catch((): SaveAnswer => ({ done: false, feedback: 'Error occurred' }));
      if (answer === 'signed-out') return signInFirst(promptId);
      if (!answer.done) savedStore.mark(promptId, saved);
      setFeedback(answer.feedback);
      announce(answer.feedback);
    });
  };

  return (
    <button
      type="button"
      className={`js-only ${heartClass(labelled)}`}
      aria-pressed={saved}
      aria-label={saved ? 'Remove from saved' : 'Save prompt'}
      aria-busy={busy || undefined}
      data-tip={labelled || feedback ? undefined : saved ? 'Remove from saved' : 'Save prompt'}
      data-feedback={feedback}
      onClick={toggle}
    >
      <Icon name="heart" />
      {labelled && (saved ? 'Saved' : 'Save')}
    </button>
  );
}

function signInFirst(promptId: string) {
  const next = window.location.pathname + window.location.search;
  window.location.assign(withReturnTo(paths.login, { next, save: promptId }));
}
