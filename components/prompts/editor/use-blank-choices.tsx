'use client';

import { type RefObject, useId, useState } from 'react';
import { BlankChoices } from './blank-choices';

/** The list of choices of an editable blank: call `open` on focus, `left` on blur, and spread `combobox` on its field. */
export function useBlankChoices(blank: RefObject<HTMLElement | null>, choices: readonly string[]) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const offers = choices.length > 0;
  const close = () => setOpen(false);
  return {
    combobox: offers ? ({ role: 'combobox', 'aria-expanded': isOpen, 'aria-autocomplete': 'none' } as const) : {},
    open: () => setOpen(offers),
    // After the focus has moved: a dialog takes it when something vanishes while nothing is focused.
    left: () => setTimeout(() => document.activeElement !== blank.current && close()),
    list: isOpen && <BlankChoices id={id} blank={blank} choices={choices} close={close} />,
  };
}
