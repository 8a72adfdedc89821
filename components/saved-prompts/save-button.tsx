'use client';

import { useSyncExternalStore, useTransition } from 'react';
import { sendFields } from '@/components/forms/send-fields';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/lib/announce';
import { accountIn } from '@/lib/auth/account';
import { withReturnTo } from '@/lib/auth/return-to';
import { paths } from '@/lib/paths';
import { setSaved } from '@/lib/saved-prompts/actions';
import { savedStore } from '@/lib/saved-prompts/saved-store';
import { heartClass } from './heart-class';
import { saveMessage } from './save-message';
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
      const result = await sendFields(setSaved, { prompt: promptId, saved: String(wanted) });
      if (result.status === 'refused' && result.code === 'signed-out') return signInFirst(promptId);
      if (result.status === 'refused') savedStore.mark(promptId, saved);
      const message = saveMessage(result, wanted);
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

function signInFirst(promptId: string) {
  const next = window.location.pathname + window.location.search;
  window.location.assign(withReturnTo(paths.login, { next, save: promptId }));
}
