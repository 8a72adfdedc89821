'use client';

import { useSyncExternalStore, useTransition } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFeedback } from '@/components/ui/use-feedback';
import { announce } from '@/lib/announce';
import { accountIn } from '@/lib/auth/account';
import { savedStore } from '@/lib/saved-prompts/saved-store';
import { heartClass } from './heart-class';

type Props = {
  /** A library prompt's slug, or the id of somebody's prompt. */
  promptId: string;
  /** With a word beside the heart, where there is room. */
  labelled?: boolean;
};

const loadSending = () => import('./send-saved');

/** Saves a prompt. A visitor is sent to sign in first, and the prompt is saved then. */
export function SaveButton({ promptId, labelled = false }: Props) {
  const saved = useSyncExternalStore(savedStore.subscribe, savedStore.get, savedStore.getOnServer).has(promptId);
  const [feedback, setFeedback] = useFeedback();
  const [busy, startTransition] = useTransition();

  const toggle = () => {
    if (busy) return;
    const wanted = !saved;
    if (accountIn(document.cookie) !== null) savedStore.mark(promptId, wanted);
    startTransition(async () => {
      const message = await loadSending()
        .then(({ sendSaved }) => sendSaved(promptId, wanted))
        .catch(() => {
          savedStore.mark(promptId, saved);
          return 'Failed to save';
        });
      setFeedback(message);
      announce(message);
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
