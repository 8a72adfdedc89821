'use client';

import { useSyncExternalStore, useTransition } from 'react';
import { iconButtonClass, quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useFeedback } from '@/components/ui/use-feedback';
import { parseAccountCookie } from '@/lib/account/account';
import { announce } from '@/lib/browser/announce';
import { paths } from '@/lib/paths';
import { savedStore } from '@/lib/saved/saved-store';
import { pressedByKey } from './press-action';

const heartClass = (labelled: boolean) => (labelled ? quietButtonClass : `${iconButtonClass} aria-pressed:text-ink`);

/** The heart that saves a prompt. A visitor signs in first. Without JavaScript it links to a page that saves. */
export function SaveButton({ promptId, labelled = false }: { promptId: string; labelled?: boolean }) {
  const ids = useSyncExternalStore(savedStore.subscribe, savedStore.get, savedStore.getOnServer);
  const [feedback, setFeedback] = useFeedback();
  const [pending, startTransition] = useTransition();

  if (!ids)
    return (
      <a className={heartClass(labelled)} href={paths.savePrompt(promptId)} rel="nofollow" aria-label="Save prompt">
        <Icon name="heart" />
        {labelled && 'Save'}
      </a>
    );

  const saved = ids.has(promptId);
  const name = saved ? 'Remove from saved' : 'Save prompt';
  const toggle = () => {
    if (pending) return;
    const wanted = !saved;
    if (parseAccountCookie(document.cookie) !== null) savedStore.mark(promptId, wanted);
    startTransition(async () => {
      const message = await import('./send-saved')
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
      className={heartClass(labelled)}
      aria-pressed={saved}
      aria-label={name}
      aria-busy={pending || undefined}
      {...(labelled ? {} : pressedByKey('f'))}
      data-tip={labelled || feedback ? undefined : name}
      data-feedback={feedback}
      onClick={toggle}
    >
      <Icon name={saved ? 'heart-full' : 'heart'} />
      {labelled && (saved ? 'Saved' : 'Save')}
    </button>
  );
}
