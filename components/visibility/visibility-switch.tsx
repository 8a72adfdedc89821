'use client';

import { useOptimistic, useTransition } from 'react';
import type { ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { Icon } from '@/components/ui/icon';
import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';
import { announce } from '@/lib/browser/announce';
import type { Publishable, Visibility } from './visibility';

const MakePublicDialog = lazyDialog(() => import('./make-public-dialog').then((module) => module.MakePublicDialog));

// One side of the switch.
const SIDE =
  'inline-flex min-h-[34px] items-center gap-1.5 px-[11px] text-ink-3 hover:bg-hover aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper touch:min-h-11 touch:px-3.5 max-2xs:px-2.5! forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

type Props = {
  item: Publishable;
  visibility: Visibility;
  onChanged?: (isPublic: boolean) => void;
  onError: (error: ButtonProblem | null) => void;
};

/** Private or public, optimistic. Publishing asks first. */
export function VisibilitySwitch({ item: { id, title, isPublic }, visibility, onChanged, onError }: Props) {
  const [shown, show] = useOptimistic(isPublic);
  const [busy, startTransition] = useTransition();
  const question = useLazyDialog();

  const change = (next: boolean) => {
    question.setOpen(false);
    onError(null);
    startTransition(async () => {
      show(next);
      const result = await sendFields(visibility.action, { id, public: String(next) });
      if (result.status === 'refused') return startTransition(() => onError({ refusal: result, messages: visibility.messages }));
      announce(next ? `“${title}” is public.` : `“${title}” is private.`);
      startTransition(() => onChanged?.(next));
    });
  };

  return (
    <>
      <div
        className="inline-flex rounded-control border border-rule-field text-meta font-medium [--icon-size:15px] md:col-start-2 md:row-span-2 md:row-start-1 md:justify-self-end"
        role="group"
        aria-label={`Visibility of ${title}`}
        aria-busy={busy || undefined}
      >
        <button
          type="button"
          className={SIDE}
          aria-label="Make Private"
          aria-pressed={!shown}
          onClick={() => shown && !busy && change(false)}
        >
          <Icon name="private" className="max-2xs:hidden" />
          Private
        </button>
        <button
          {...question.button}
          className={SIDE}
          aria-label="Make Public"
          aria-pressed={shown}
          onClick={() => !shown && !busy && question.show()}
        >
          <Icon name="public" className="max-2xs:hidden" />
          Public
        </button>
      </div>
      {question.wanted && (
        <MakePublicDialog
          title={title}
          visibility={visibility}
          open={question.open}
          onOpenChange={question.setOpen}
          onClosed={question.giveFocusBack}
          onConfirm={() => change(true)}
        />
      )}
    </>
  );
}
