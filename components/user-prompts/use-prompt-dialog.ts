'use client';

import { useState } from 'react';
import type { ButtonProblem } from '@/components/forms/button-error';
import { useLazyDialog } from '@/components/ui/lazy-dialog';
import { useDelayed } from '@/components/ui/use-delayed';
import { TIMES } from '@/lib/limits';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { PromptNotLoaded } from '@/lib/prompts/load-prompt';

const CODES = { 'signed-out': 'signed-out', missing: 'changed-elsewhere', failed: 'failed' } as const;
const MESSAGES = {
  failed: 'Failed to load prompt',
  'changed-elsewhere': 'This prompt was deleted somewhere else. Reload the page.',
};

type Props = {
  load: () => Promise<FillablePrompt>;
  /** Called when the button is reached, before the click. */
  onReach: () => void;
  onError: (error: ButtonProblem | null) => void;
};

/** A dialog about a whole prompt, which is fetched when its button is pressed. Spread `button` on that; it gets the focus back. */
export function usePromptDialog({ load, onReach, onError }: Props) {
  const [prompt, setPrompt] = useState<FillablePrompt | null>(null);
  const [loading, setLoading] = useState(false);
  const slow = useDelayed(loading, TIMES.busy);
  const dialog = useLazyDialog(onReach);

  const show = async () => {
    if (loading) return;
    onError(null);
    setLoading(true);
    try {
      setPrompt(await load());
    } catch (cause) {
      if (!(cause instanceof PromptNotLoaded)) throw cause;
      onError({ refusal: { code: CODES[cause.reason] }, messages: MESSAGES });
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
