import { type ReactNode, type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { buttonClass, iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { useKeyboardInset } from '@/components/ui/use-keyboard-inset';
import { findPrivateText } from '@/lib/my-prompts/private-text';
import { freeName } from '@/lib/prompts/free-name';
import { applyHint, type WritingHint, writingHints } from '@/lib/prompts/writing-hints';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  template: string;
  inDialog: boolean | undefined;
  /** More buttons, which a phone hides while the content is written. */
  children?: ReactNode;
};

/** On phones the bar stays above the keyboard while the focus is in the ContentField (`group/content`). */
const BAR = 'js-only grid gap-1 max-md:group-focus-within/content:above-keyboard max-md:py-2';
const PAGE_BAR = 'bg-paper max-md:-mx-(--gutter) max-md:px-(--gutter)';
const DIALOG_BAR = 'bg-paper-float max-md:-mx-4 max-md:px-4';

type NewBlank = { label: string; write: (name: string, selected: string) => string };

const NEW_BLANKS: NewBlank[] = [
  { label: 'Insert blank', write: (name, selected) => (selected ? `[${name}|${selected}]` : `[${name}]`) },
  {
    label: 'Optional part',
    write: (name, selected) => (/…|\.\.\./.test(selected) ? `[${name}?${selected}]` : `[${name}? ${selected || 'with'} …]`),
  },
  { label: 'Choices', write: (name, selected) => `[${name}|${selected || 'first'}|second]` },
];

/** Buttons that insert blanks into a prompt's text, and hints at text that may be a blank, blanks that may be text, and text that looks private. */
export function WritingTools({ field, template, inDialog, children }: Props) {
  useKeyboardInset();
  const deferred = useDeferredValue(template);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const hint = useMemo(() => writingHints(deferred), [deferred]).find(({ raw }) => !dismissed.includes(raw));
  const looksPrivate = useMemo(() => findPrivateText(deferred), [deferred]);

  const dismiss = ({ raw }: WritingHint) => {
    setDismissed([...dismissed, raw]);
    field.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only so that the field keeps the focus, and a phone its keyboard
    <div
      className={`${BAR} ${inDialog ? DIALOG_BAR : PAGE_BAR}`}
      data-dock={inDialog ? undefined : ''}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 text-ui wrap-anywhere" role="status">
          {hint && (
            <>
              {hint.is === 'text' ? 'Not a blank yet:' : 'Meant as text?'} <bdi className="font-semibold">{hint.raw}</bdi>
            </>
          )}
          {!hint && looksPrivate.length > 0 && `Looks private: ${looksPrivate.join(', ')}. Others can read it once this is public.`}
        </p>
        {hint && (
          <button
            type="button"
            className={`${iconButtonClass} -my-1 -mr-3`}
            aria-label={`Leave ${hint.raw} as it is`}
            data-tip="Leave it"
            onClick={() => dismiss(hint)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {hint && (
          <button
            type="button"
            className={buttonClass({ size: 'small', className: 'min-w-0' })}
            onClick={() => field.current && followHint(field.current, hint)}
          >
            <span className="truncate">Use {hint.instead}</span>
          </button>
        )}
        {NEW_BLANKS.map(({ label, write }) => (
          <button
            key={label}
            type="button"
            className={buttonClass({ size: 'small' })}
            onClick={() => field.current && insertBlank(field.current, write)}
          >
            <Icon name="add" />
            {label}
          </button>
        ))}
        {!hint && (
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

/** Inserts a blank at the caret and selects its name. Selected text without brackets and bars becomes part of the blank. */
function insertBlank(field: HTMLTextAreaElement, write: NewBlank['write']): void {
  const { selectionStart: start, selectionEnd: end } = field;
  const selected = field.value.slice(start, end);
  const usable = /[[\]|]/.test(selected) ? '' : selected;
  const name = freeName(field.value, 'BLANK');
  const at = usable ? start : end;
  replaceText(field, at, end, write(name, usable));
  field.setSelectionRange(at + 1, at + 1 + name.length);
}

/** Rewrites all places that a hint is about, as one step of undo. The caret stays at the same text. */
function followHint(field: HTMLTextAreaElement, hint: WritingHint): void {
  const change = applyHint(field.value, hint);
  if (!change) return;
  const { selectionEnd: caret, value } = field;
  const { start, end, text } = change;
  replaceText(field, start, end, text);
  const before = applyHint(value.slice(0, caret), hint);
  const place = before ? before.start + before.text.length + caret - before.end : caret;
  field.setSelectionRange(place, place);
}

function replaceText(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  if (field.readOnly) return;
  field.focus();
  field.setSelectionRange(start, end);
  // execCommand is deprecated, but nothing else keeps undo. It also fires an input event.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
