import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { optionClass, optionListClass } from '@/components/ui/option-list-class';
import { useActiveOption } from '@/components/ui/use-active-option';
import { blankText, replaceSelection, setSelection } from './blank-selection';

/** The choices of a blank: spread `combobox` on the field, call `close` on input and `closeLater` on blur, and render `list` beside it. */
export function useBlankChoices(blank: RefObject<HTMLElement | null>, choices: readonly string[]) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  // Choices stay closed when a dialog that opens gives its first field the focus.
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const dialog = currentTarget.closest('[role="dialog"]');
    if (!dialog || dialog.contains(relatedTarget)) open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && !(isOpen && event.key === 'Escape')) return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown');
  };
  return {
    // takesEscape reads `aria-expanded`.
    combobox:
      choices.length > 0
        ? ({ role: 'combobox', 'aria-expanded': isOpen, 'aria-autocomplete': 'none', onFocus, onClick: open, onKeyDown } as const)
        : {},
    close,
    // The choices close after the focus has moved: until then nothing has it, and a dialog takes it when an element vanishes.
    closeLater: () =>
      setTimeout(() => {
        if (document.activeElement !== blank.current) close();
      }),
    list: isOpen && <BlankChoices id={id} blank={blank} choices={choices} close={close} />,
  };
}

type Props = { id: string; blank: RefObject<HTMLElement | null>; choices: readonly string[]; close: () => void };

const LIST = `${optionListClass} block max-h-[40dvh] w-max max-w-[min(320px,calc(100vw-32px))] min-w-40`;

/** The choices of a blank, in a list under it. The focus stays in the blank: arrows and Enter choose, and anything else can be written. */
function BlankChoices({ id, blank, choices, close }: Props) {
  const list = useRef<HTMLSpanElement>(null);
  const [left, setLeft] = useState(0);

  // The list moves to the left as far as it would stick out of the screen or the dialog.
  useLayoutEffect(() => {
    const frame = list.current?.closest('[role="dialog"]') ?? document.documentElement;
    const right = list.current?.getBoundingClientRect().right ?? 0;
    setLeft(Math.min(0, frame.getBoundingClientRect().right - 16 - right));
  }, []);

  const choose = (index: number) => {
    if (blank.current) {
      setSelection(blank.current, 'all');
      replaceSelection(blank.current, choices[index] ?? '');
    }
    close();
  };
  const active = useActiveOption({ field: blank, list, id, count: choices.length, choose });

  const written = blank.current ? blankText(blank.current) : '';
  return (
    <span ref={list} id={id} role="listbox" aria-label="Choices" className={LIST} style={{ left }}>
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the blank, which has the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the blank points at it
        <span
          key={choice}
          id={`${id}-${index}`}
          role="option"
          aria-selected={choice === written}
          className={`${optionClass(index === active)} aria-selected:font-bold`}
          dir="auto"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
        >
          {choice}
        </span>
      ))}
    </span>
  );
}
