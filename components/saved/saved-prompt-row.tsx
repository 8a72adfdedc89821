'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useState, useTransition } from 'react';
import { sendFields } from '@/components/forms/send-fields';
import { pressedByKey } from '@/components/prompts/actions/press-action';
import { saveMessage } from '@/components/prompts/actions/save-message';
import { compactIconClass } from '@/components/prompts/row/compact-row-layout';
import { PinnableRow } from '@/components/prompts/row/pinnable-row';
import { Icon } from '@/components/ui/icon';
import { useFeedback } from '@/components/ui/use-feedback';
import { useHydrated } from '@/components/ui/use-hydrated';
import { announce } from '@/lib/browser/announce';
import { paths } from '@/lib/paths';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { removeSaved, setPinned, setSaved } from '@/lib/saved/actions';
import { savedStore } from '@/lib/saved/saved-store';
import { useSavedList } from './saved-list';

/** A saved prompt, grey once its heart has removed it, until it is saved again. Without JavaScript the heart is a plain form. */
export function SavedPromptRow({ item, collections }: { item: PromptListItem; collections?: ReactNode }) {
  const promptId = item.ref.id;
  const [saved, showSaved] = useState(true);
  const [feedback, setFeedback] = useFeedback();
  const [pending, startTransition] = useTransition();
  const { retainRow, addToCount } = useSavedList();
  const router = useRouter();
  const hydrated = useHydrated();
  // The sheet of the prompt has a heart, too.
  useEffect(() => savedStore.watch((marked, isSaved) => marked === promptId && showSaved(isSaved)), [promptId]);

  const toggle = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const wanted = !saved;
    savedStore.mark(promptId, wanted);
    retainRow(promptId);
    startTransition(async () => {
      addToCount(wanted ? 1 : -1);
      const result = await sendFields(setSaved, { prompt: promptId, saved: String(wanted), fromPage: '' });
      const message = saveMessage(result, wanted);
      setFeedback(message);
      announce(message);
      if (result.status === 'refused') return savedStore.mark(promptId, !wanted);
      // Removing the prompt has also unpinned it.
      if (wanted && item.facts.isPinned) await sendFields(setPinned, { prompt: promptId, pinned: 'true' });
      // An open sheet has the address of its prompt, and a refresh would load that page.
      if (window.location.pathname === paths.saved) router.refresh();
    });
  };

  const name = saved ? 'Remove from saved' : 'Save prompt';
  const heart = (
    <form action={removeSaved} onSubmit={toggle}>
      <input type="hidden" name="prompt" value={promptId} />
      <button
        type="submit"
        className={compactIconClass}
        aria-pressed={saved}
        aria-label={name}
        aria-busy={pending || undefined}
        {...pressedByKey('f')}
        tabIndex={hydrated ? -1 : undefined}
        data-tip={feedback ? undefined : name}
        data-feedback={feedback}
      >
        <Icon name={saved ? 'heart-full' : 'heart'} />
      </button>
    </form>
  );
  return <PinnableRow item={item} collections={collections} muted={!saved} heart={heart} />;
}
