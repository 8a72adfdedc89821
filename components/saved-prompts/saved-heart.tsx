'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { Icon } from '@/components/ui/icon';
import { announce } from '@/lib/announce';
import { removeSaved, type SaveAnswer, setSaved } from '@/lib/saved-prompts/actions';
import { heartClass } from './heart-class';
import { useSavedList } from './saved-list';
import { useFeedback } from './use-feedback';

/** The heart of a saved prompt: full until it is emptied, and filled again by a second press. A plain form without JavaScript. */
export function SavedHeart({ promptId }: { promptId: string }) {
  const [saved, setLocal] = useState(true);
  const [feedback, setFeedback] = useFeedback();
  const [busy, startTransition] = useTransition();
  const { keepInPlace, countOn } = useSavedList();
  const router = useRouter();

  const toggle = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wanted = !saved;
    setLocal(wanted);
    keepInPlace(promptId);
    startTransition(async () => {
      countOn(wanted ? 1 : -1);
      const answer = await setSaved(promptId, wanted).catch((): SaveAnswer => ({ done: false, feedback: 'Error occurred' }));
      const { done, feedback: words } = answer === 'signed-out' ? { done: false, feedback: 'Not authenticated: sign in again' } : answer;
      setFeedback(words);
      announce(words);
      if (done) router.refresh();
      else setLocal(!wanted);
    });
  };

  const name = saved ? 'Remove from saved' : 'Save prompt';
  return (
    <form data-removed={saved ? undefined : true} action={removeSaved} onSubmit={toggle}>
      <input type="hidden" name="prompt" value={promptId} />
      <button
        type="submit"
        className={heartClass()}
        aria-pressed={saved}
        aria-label={name}
        aria-busy={busy || undefined}
        data-tip={feedback ? undefined : name}
        data-feedback={feedback}
      >
        <Icon name="heart" />
      </button>
    </form>
  );
}
