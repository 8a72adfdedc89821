'use client';

import { useEffect, useRef, useState } from 'react';
import { announce } from '@/lib/announce';
import { copyText } from '@/lib/clipboard';
import { TIMES } from '@/lib/limits';
import { buttonClass, iconButtonClass } from './button-class';
import { Icon } from './icon';

type Props = {
  /** A text, or a function that fetches it. */
  text: string | (() => Promise<string>);
  label?: string;
  /** The accessible name, where the label alone does not say what is copied. */
  name?: string;
  className?: string;
  /** The label is a tooltip. */
  iconOnly?: boolean;
  /** What is said when it could not be copied. */
  failure?: string;
  /** Shows that on the page. Without it only screen readers are told. */
  onMessage?: (message: string) => void;
  /** Called when the button is reached, before the click. */
  onReach?: () => void;
  onCopied?: () => void;
};

const ANSWERS = { idle: undefined, copied: 'Copied!', failed: 'Not copied' };

/** Copies a text, and says for two seconds whether that worked. */
export function CopyButton({
  text,
  label = 'Copy',
  name,
  iconOnly = false,
  className = iconOnly ? iconButtonClass : buttonClass({ size: 'small' }),
  failure = 'Your browser did not allow copying.',
  onMessage,
  onReach,
  onCopied,
}: Props) {
  const [state, setState] = useState<keyof typeof ANSWERS>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    onMessage?.('');
    const copied = await copyText(typeof text === 'string' ? text : text());
    setState(copied ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), TIMES.copied);
    if (copied) {
      announce('Copied!');
      onCopied?.();
    } else if (onMessage) onMessage(failure);
    else announce(failure);
  };

  const answer = ANSWERS[state];
  const button = { type: 'button', onClick: copy, onPointerEnter: onReach, onFocus: onReach } as const;
  if (iconOnly)
    return (
      <button
        {...button}
        className={`${className} js-only`}
        aria-label={answer ?? label}
        data-tip={answer ? undefined : label}
        data-feedback={answer}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
    );
  return (
    <button {...button} className={`${className} js-only`} aria-label={answer ? undefined : name}>
      {/* The answer is laid over the label, so that the button's width stays. */}
      <span className="relative">
        <span className={`flex items-center justify-center gap-2 ${answer ? 'invisible' : ''}`}>
          <Icon name="copy" className="max-[360px]:in-data-bar:hidden" />
          {label}
        </span>
        {answer && (
          <span className="absolute -inset-x-4 inset-y-0 flex items-center justify-center gap-[5px]">
            {state === 'copied' && <Icon name="check" />}
            {answer}
          </span>
        )}
      </span>
    </button>
  );
}
