'use client';

import { useState } from 'react';
import type { ButtonProblem } from '@/components/forms/button-error';
import { useLazyDialog } from '@/components/ui/lazy-dialog';
import { useDelayed } from '@/components/ui/use-delayed';
import { TIMES } from '@/lib/limits';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';
import { NotFetched } from './use-whole-prompt';

type Props = {
  fetchPrompt: () => Promise<UserPrompt>;
  /** Called when the button is reached, before the click. */
  onReach: () => void;
  onError: (error: ButtonProblem | null) => void;
};

/** A dialog about a whole prompt, which is fetched when its button is pressed. Spread `button` on that; it gets the focus back. */
export function usePromptDialog({ fetchPrompt, onReach, onError }: Props) {
  const [prompt, setPrompt] = useState<UserPrompt | null>(null);
  const [loading, setLoading] = useState(false);
  const slow = useDelayed(loading, TIMES.busy);
  const dialog = useLazyDialog(onReach);

  const show = async () => {
    if (loading) return;
    onError(null);
    setLoading(true);
    try {
      setPrompt(await fetchPrompt());
    } catch (cause) {
      if (!(cause instanceof NotFetched)) throw cause;
      onError(cause.problem);
    } finally {
      setLoading(false);
    }
  };

  const button = {
    ...dialog.button,
    'aria-busy': loading || undefined,
    'data-feedback': slow ? 'Loading…' : undefined,
    onClick: show,
  } as const;
  return { prompt, close: () => setPrompt(null), button, giveFocusBack: dialog.giveFocusBack };
}
