'use client';

import { useOptimistic, useTransition } from 'react';
import type { ButtonProblem } from '@/components/forms/button-error';
import { privateTextMessage } from '@/components/forms/refusal-message';
import { sendFields } from '@/components/forms/send-fields';
import { announce } from '@/lib/browser/announce';
import type { Publishable, Visibility } from './visibility';

export type VisibilityProps = {
  item: Publishable;
  visibility: Visibility;
  onChanged?: (isPublic: boolean) => void;
  onError: (error: ButtonProblem | null) => void;
};

/** Whether something is public, optimistic, and how to change that. */
export function useVisibility({ item: { id, title, isPublic }, visibility, onChanged, onError }: VisibilityProps) {
  const [shown, show] = useOptimistic(isPublic);
  const [pending, startTransition] = useTransition();

  const change = (next: boolean) => {
    onError(null);
    startTransition(async () => {
      show(next);
      const fields = { id, public: String(next), sure: '' };
      let result = await sendFields(visibility.action, fields);
      if (result.status === 'refused' && result.code === 'looks-private') {
        if (!window.confirm(`${privateTextMessage(result.found)}\n\nPublish it all the same?`)) return;
        result = await sendFields(visibility.action, { ...fields, sure: 'true' });
      }
      if (result.status === 'refused') return startTransition(() => onError({ refusal: result, messages: visibility.messages }));
      announce(next ? `“${title}” is public.` : `“${title}” is private.`);
      startTransition(() => onChanged?.(next));
    });
  };
  return { isPublic: shown, pending, change };
}
