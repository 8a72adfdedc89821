import { useLayoutEffect, useOptimistic, useRef, useTransition } from 'react';
import { type Messages, refusalMessage } from '@/components/forms/refusal-message';
import { sendFields } from '@/components/forms/send-fields';
import type { ItemAction } from '@/components/ui/action-button';
import { announce } from '@/lib/browser/announce';
import { QUOTAS } from '@/lib/limits';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { setPinned } from '@/lib/saved/actions';
import { promptAction } from './prompt-action';

const MESSAGES: Messages = {
  failed: 'Failed to pin',
  'pinned-prompts-quota': `You have reached the limit of ${QUOTAS.pinnedPrompts} pinned prompts. Unpin one, then pin this one.`,
  'changed-elsewhere': 'This prompt is no longer there. Reload the page.',
};

/** Pins a prompt to the top of the person's lists, or unpins it. `pinned` changes at once; the list follows when the change is stored. */
export function usePin(prompt: PromptRef, stored: boolean): { pinned: boolean; action: ItemAction } {
  const [pinned, show] = useOptimistic(stored);
  const [, startTransition] = useTransition();
  const pressed = useRef<Element>(null);

  // A row that moves in the list loses the focus, which goes back to the button of its menu.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows once it is stored
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (button instanceof HTMLElement && document.activeElement === document.body) button.focus({ preventScroll: true });
  }, [stored]);

  const run = (say: (message: string) => void) => {
    const next = !pinned;
    // The menu gives the focus back to its button first.
    requestAnimationFrame(() => {
      pressed.current = document.activeElement;
    });
    startTransition(async () => {
      show(next);
      const result = await sendFields(setPinned, { prompt: prompt.id, pinned: String(next) });
      if (result.status === 'refused') say(refusalMessage(result, MESSAGES));
      else announce(next ? 'Pinned: it comes first.' : 'Unpinned.');
    });
  };
  return { pinned, action: promptAction(pinned ? 'unpin' : 'pin', prompt, { run }) };
}
