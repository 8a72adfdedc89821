'use client';

import { type Ref, useEffect, useRef, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { copyText } from '@/lib/browser/clipboard';
import { isReplayed } from '@/lib/browser/early';
import { TIMES } from '@/lib/limits';
import { buttonClass, iconButtonClass } from './button-class';
import { Icon } from './icon';

type Props = {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** A text, or a function that fetches it. */
  text: string | (() => Promise<string>);
  label?: string;
  /** The accessible name, where the label alone does not say what is copied. */
  name?: string;
  className?: string;
  /** Classes of the icon. */
  iconClass?: string;
  /** The label is a tooltip. */
  iconOnly?: boolean;
  /** Message if copying failed. */
  failure?: string;
  /** Message beside "Copied!", if any. */
  note?: () => string | Promise<string>;
  /** Shows the note or the failure on the page. Without it the note stands at the button, and screen readers are told of both. */
  onMessage?: (message: string) => void;
  /** Called on hover or focus of the button, before the click. */
  onPreload?: () => void;
  onCopied?: () => void;
  /** In a row of a list: found by it, and pressed by its key (components/lists/keys). */
  'data-row-action'?: 'copy';
  'aria-keyshortcuts'?: 'c';
  tabIndex?: number | undefined;
};

const COPIED = 'Copied!';
/** The browser allows copying only right after a press, and the code had not come then. */
const AGAIN = 'Tap again to copy';

/** Copies a text, and says for two seconds whether that worked. */
export function CopyButton({
  text,
  label = 'Copy',
  name,
  iconClass,
  iconOnly = false,
  className = iconOnly ? iconButtonClass : buttonClass({ size: 'small' }),
  failure = 'Your browser did not allow copying.',
  note,
  onMessage,
  onPreload,
  onCopied,
  ...marks
}: Props) {
  const [answer, setAnswer] = useState<{ label: string; note?: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const replayed = isReplayed();
    onMessage?.('');
    const copied = await copyText(typeof text === 'string' ? text : text());
    clearTimeout(timer.current);
    if (!copied && replayed) {
      setAnswer({ label: AGAIN });
      announce(AGAIN);
      return;
    }
    const message = copied ? ((await note?.()) ?? '') : failure;
    setAnswer(copied ? { label: COPIED, note: onMessage ? '' : message } : { label: 'Not copied' });
    timer.current = setTimeout(() => setAnswer(null), TIMES.copied);
    onMessage?.(message);
    if (copied) {
      announce(message && !onMessage ? `${COPIED} ${message}` : COPIED);
      onCopied?.();
    } else if (!onMessage) announce(message);
  };

  const done = answer?.label === COPIED;
  const again = answer?.label === AGAIN;
  const button = { ...marks, type: 'button', onClick: copy, onPointerEnter: onPreload, onFocus: onPreload } as const;
  if (iconOnly)
    return (
      <button
        {...button}
        className={`${className} js-only`}
        aria-label={answer?.label ?? name ?? label}
        data-tip={answer ? undefined : label}
        data-feedback={answer ? [answer.label, answer.note].join(' ') : undefined}
      >
        <Icon name={done ? 'check' : 'copy'} />
      </button>
    );
  return (
    <button
      {...button}
      className={`${className} js-only relative`}
      aria-label={answer ? undefined : name}
      data-feedback={answer?.note || undefined}
    >
      {/* The answer is laid over the label, so that the button's width stays. */}
      <span className="relative">
        <span className={`flex items-center justify-center gap-2 ${answer && !again ? 'invisible' : ''}`}>
          <Icon name="copy" className={iconClass} />
          {again ? AGAIN : label}
        </span>
        {answer && !again && (
          <span className="absolute -inset-x-4 inset-y-0 flex items-center justify-center gap-[5px]">
            {done && <Icon name="check" />}
            {answer.label}
          </span>
        )}
      </span>
    </button>
  );
}
