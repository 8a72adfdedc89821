'use client';

import { useState } from 'react';
import { ButtonError, type ButtonProblem } from '@/components/forms/button-error';
import { Icon } from '@/components/ui/icon';
import { usePublishQuestion, useVisibility } from './use-visibility';
import type { Publishable, Visibility } from './visibility';

const SIDE = 'switch-side inline-flex min-h-[34px] items-center gap-1.5 px-[11px] touch:min-h-11 touch:px-3.5 max-2xs:px-2.5!';

/** Private or public, shown at once. Publishing asks first. */
export function VisibilitySwitch({ item, visibility }: { item: Publishable; visibility: Visibility }) {
  const [error, setError] = useState<ButtonProblem | null>(null);
  const { isPublic: shown, pending, change } = useVisibility({ item, visibility, onError: setError });
  const question = usePublishQuestion(item.title, visibility, () => change(true));
  return (
    <>
      <div
        className="inline-flex rounded-control border border-rule-field text-meta font-medium [--icon-size:15px] md:col-start-2 md:row-span-2 md:row-start-1 md:justify-self-end"
        role="group"
        aria-label={`Visibility of ${item.title}`}
        aria-busy={pending || undefined}
      >
        <button
          type="button"
          className={SIDE}
          aria-label="Make Private"
          aria-pressed={!shown}
          onClick={() => shown && !pending && change(false)}
        >
          <Icon name="private" className="max-2xs:hidden" />
          Private
        </button>
        <button
          {...question.button}
          className={SIDE}
          aria-label="Make Public"
          aria-pressed={shown}
          onClick={() => !shown && !pending && question.ask()}
        >
          <Icon name="public" className="max-2xs:hidden" />
          Public
        </button>
      </div>
      {question.dialog}
      {error && <ButtonError {...error} />}
    </>
  );
}
