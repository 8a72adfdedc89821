'use client';

import { type RefObject, useId, useState } from 'react';
import { BlankChoices } from './blank-choices';

/**
 * The list of choices of a blank that can be written in: call `open` on focus, `left` on blur. `combobox` are the attributes of its field; where
 * nothing is offered there are none, and the list never opens.
 */
export function useBlankChoices(blank: RefObject<HTMLElement | null>, choices: readonly string[]) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const offers = choices.length > 0;
  const close = () => setOpen(false);
  return {
    combobox: offers ? ({ role: 'combobox', 'aria-expanded': isOpen, 'aria-autocomplete': 'none' } as const) : {},
    open: () => setOpen(offers),
    // Once the focus has moved: a dialog takes it for itself when something vanishes while nothing has it.
    left: () => setTimeout(() => document.activeElement !== blank.current && close()),
    list: isOpen && <BlankChoices id={id} blank={blank} choices={choices} close={close} />,
  };
}
