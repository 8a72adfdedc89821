'use client';

import { type ReactNode, type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { buttonClass, iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import { findPrivateText } from '@/lib/my-prompts/private-text';
import { type NearBlank, writingHints } from '@/lib/prompts/near-blanks';
import { insertBlank, replaceNearBlank } from './insert-blank';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  template: string;
  /** In a dialog. */
  shallow: boolean | undefined;
  /** More buttons, which a phone shows only while nothing is written. */
  children?: ReactNode;
};

// On phones it stays above the keyboard while the content is written (`group/content`).
const BAR = 'js-only grid gap-1 max-md:group-focus-within/content:above-keyboard max-md:py-2';
const ON_PAGE = 'bg-paper max-md:-mx-(--gutter) max-md:px-(--gutter)';
const IN_DIALOG = 'bg-paper-float max-md:-mx-4 max-md:px-4';

const INSERT = [
  ['blank', 'Insert blank'],
  ['optional', 'Optional part'],
  ['choices', 'Choices'],
] as const;

/** Below the content of a prompt: buttons that insert blanks, and a hint at near blanks and at text that looks private. */
export function WritingTools({ field, template, shallow, children }: Props) {
  useKeyboardInset();
  const late = useDeferredValue(template);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const near = useMemo(() => writingHints(late), [late]).find(({ raw }) => !dismissed.includes(raw));

  const looksPrivate = useMemo(() => findPrivateText(late), [late]);

  const dismiss = ({ raw }: NearBlank) => {
    setDismissed([...dismissed, raw]);
    field.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only so that the field keeps the focus, and a phone its keyboard
    <div
      className={`${BAR} ${shallow ? IN_DIALOG : ON_PAGE}`}
      data-dock={shallow ? undefined : ''}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-ui wrap-anywhere" role="status">
          {near && (
            <>
              {near.is === 'text' ? 'Not a blank yet:' : 'Meant as text?'} <bdi className="font-semibold">{near.raw}</bdi>
            </>
          )}
          {!near && looksPrivate.length > 0 && `Looks private: ${looksPrivate.join(', ')}. Others can read it once this is public.`}
        </p>
        {near && (
          <button
            type="button"
            className={`${iconButtonClass} -my-1 -mr-3`}
            aria-label={`Leave ${near.raw} as it is`}
            data-tip="Leave it"
            onClick={() => dismiss(near)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {near && (
          <button
            type="button"
            className={buttonClass({ size: 'small', className: 'min-w-0' })}
            onClick={() => field.current && replaceNearBlank(field.current, near)}
          >
            <span className="truncate">Use {near.instead}</span>
          </button>
        )}
        {INSERT.map(([kind, name]) => (
          <button
            key={kind}
            type="button"
            className={buttonClass({ size: 'small' })}
            onClick={() => field.current && insertBlank(field.current, kind)}
          >
            <Icon name="add" />
            {name}
          </button>
        ))}
        {!near && (
          <span
            className="hidden min-w-0 flex-1 text-meta leading-[1.3] text-ink-3 max-md:group-focus-within/content:block"
            aria-hidden="true"
          >
            [TOPIC], [TONE|friendly|formal], or [BUDGET? We have … to spend.]
          </span>
        )}
        {children && <span className="max-md:group-focus-within/content:hidden">{children}</span>}
      </div>
    </div>
  );
}
