import { type KeyboardEvent, useEffect, useRef } from 'react';
import { LIMITS } from '@/lib/limits';

/** A text that was typed before the palette, or a prompt in it, had loaded. `entered` is true if Enter was pressed after it. */
export type TypedEarly = { text: string; entered: boolean };

export type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  early: TypedEarly;
  onTypeEarly: (early: TypedEarly) => void;
};

/** A field in place of the palette while its code is loaded. The palette goes on with the text typed in it. */
export function PaletteLoading({ open, onOpenChange, onTypeEarly }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    field.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);

  const press = ({ key, ctrlKey, metaKey, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') onTypeEarly({ text: currentTarget.value, entered: true });
    if (key !== 'Escape' && !(key === 'k' && (ctrlKey || metaKey))) return;
    nativeEvent.preventDefault();
    onOpenChange(false);
  };

  if (!open) return null;
  return (
    <input
      ref={field}
      className="search-input fixed inset-x-0 top-[max(24px,10dvh)] z-dialog mx-auto w-[min(680px,100vw-48px)] px-3 shadow-float"
      aria-label="Search everything"
      aria-busy="true"
      placeholder="Loading…"
      maxLength={LIMITS.query.max}
      autoComplete="off"
      dir="auto"
      onChange={({ currentTarget: { value } }) => onTypeEarly({ text: value, entered: false })}
      onKeyDown={press}
    />
  );
}
