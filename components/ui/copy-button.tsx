'use client';

import { type Ref, useEffect, useRef, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { copyText } from '@/lib/browser/clipboard';
import { isReplayed } from '@/lib/browser/early-input';
import { TIMES } from '@/lib/limits';
import { buttonClass } from './button-class';
import { Icon } from './icon';

type Copying = {
  text: string | (() => Promise<string>);
  failure?: string;
  /** A further message once the text was copied, beside "Copied!"; empty for none. */
  note?: () => string | Promise<string>;
  /** Shows the note or the failure on the page. Without it the button shows the note, and both are announced to screen readers. */
  onMessage?: (message: string) => void;
  onCopied?: () => void;
};

const COPIED = 'Copied!';
/** Shown if the press came before the page's code: browsers allow copying only right after a press. */
const AGAIN = 'Tap again to copy';

/** Copies a text. For two seconds (TIMES.copied) `answer` says whether that worked; AGAIN stays until the next press. */
export function useCopy({ text, note, failure = 'Your browser did not allow copying.', onMessage, onCopied }: Copying) {
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
  return { copy, answer, isCopied: answer?.label === COPIED };
}

type Props = Copying & {
  ref?: Ref<HTMLButtonElement>;
  label?: string;
  'aria-label'?: string;
  className?: string;
  iconClass?: string;
  onPreload?: () => void;
  'data-row-action'?: string;
  'aria-keyshortcuts'?: string;
  tabIndex?: number;
};

export function CopyButton({
  text,
  failure,
  note,
  onMessage,
  onCopied,
  label = 'Copy',
  'aria-label': ariaLabel,
  className = buttonClass({ size: 'small' }),
  iconClass,
  onPreload,
  ...marks
}: Props) {
  const { copy, answer, isCopied } = useCopy({ text, failure, note, onMessage, onCopied });
  const again = answer?.label === AGAIN;
  return (
    <button
      {...marks}
      type="button"
      className={`${className} js-only relative`}
      aria-label={answer ? undefined : ariaLabel}
      data-feedback={answer?.note || undefined}
      onClick={copy}
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      {/* The answer is laid over the label, so that the button's width stays. */}
      <span className="relative">
        <span className={`flex items-center justify-center gap-2 ${answer && !again ? 'invisible' : ''}`}>
          <Icon name="copy" className={iconClass} />
          {again ? AGAIN : label}
        </span>
        {answer && !again && (
          <span className="absolute -inset-x-4 inset-y-0 flex items-center justify-center gap-[5px]">
            {isCopied && <Icon name="check" />}
            {answer.label}
          </span>
        )}
      </span>
    </button>
  );
}
