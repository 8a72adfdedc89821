import { useEffect, useRef, useState } from 'react';
import { textButtonClass } from '@/components/ui/text-button-class';
import { TIMES } from '@/lib/limits';
import type { Values } from '@/lib/prompts/template';

type Props = {
  label?: 'Clear' | 'Reset' | 'Empty';
  /** Ends the accessible name of the button, where a page has several. */
  title?: string;
  /** Words before the button that say where the values are from. */
  about?: string;
  values: Values;
  /** False hides the button, unless it offers Undo. */
  shown?: boolean;
  disabled?: boolean;
  onClear: () => void;
  /** Gets the cleared values, together with what was written since. */
  onUndo: (values: Values) => void;
  /** Called once the time for Undo has run out. */
  onEnd?: () => void;
  className?: string;
  buttonClass?: string;
};

/** A button that clears the values of blanks, and then offers to undo that for twenty seconds (TIMES.undo), or as long as it has the focus. */
export function ClearValues({
  label = 'Clear',
  title,
  about,
  values,
  shown = isWritten(values),
  disabled,
  onClear,
  onUndo,
  onEnd,
  className = '',
  buttonClass = textButtonClass,
}: Props) {
  const [cleared, setCleared] = useState<Values>({});
  const [message, setMessage] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const undoable = Object.keys(cleared).some((name) => cleared[name] && !values[name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins when something is cleared
  useEffect(() => {
    const pressed = button.current;
    if (!isWritten(cleared) || !pressed) return;
    const end = () => {
      setCleared({});
      onEnd?.();
    };
    // Undo stays while it has the focus of the keyboard, which would be lost with it.
    const later = () => (pressed.matches(':focus-visible') ? pressed.addEventListener('blur', end, { once: true }) : end());
    const timer = setTimeout(later, TIMES.undo);
    return () => {
      clearTimeout(timer);
      pressed.removeEventListener('blur', end);
    };
  }, [cleared]);

  if (!shown && !undoable) return null;

  const press = () => {
    if (!undoable && !isWritten(values)) return;
    const written = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
    setCleared(undoable ? {} : written);
    setMessage(undoable ? 'Brought back what you wrote' : 'Cleared what you wrote');
    if (undoable) onUndo({ ...cleared, ...written });
    else onClear();
  };
  const name = undoable ? 'Undo' : label;
  const before = undoable ? 'Cleared' : about;
  return (
    <span className={`inline-flex items-center ${className}`}>
      <span className="sr-only" role="status">
        {message}
      </span>
      {before && <span className="me-1 font-normal text-ink-3">{before} ·</span>}
      <button
        ref={button}
        type="button"
        className={buttonClass}
        disabled={disabled}
        aria-label={title && `${name}: ${title}`}
        onClick={press}
      >
        {name}
      </button>
    </span>
  );
}

const isWritten = (values: Values) => Object.values(values).some(Boolean);
