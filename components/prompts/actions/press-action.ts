// Every row needs this: it must not bring the table of actions with it.

/** Keys in a list of prompts, and the actions whose controls they press. */
export const ROW_KEYS = { c: 'copy', s: 'send', e: 'edit', f: 'save' } as const;

/** Marks the control of an action in a row, which a key then presses. */
export function pressedByKey(key: keyof typeof ROW_KEYS) {
  return { 'data-row-action': ROW_KEYS[key], 'aria-keyshortcuts': key };
}

/** Presses the control of an action; false where there is none. */
export function pressAction(place: Element | null, action: 'copy' | 'send' | 'edit' | 'save'): boolean {
  const control = place?.querySelector<HTMLElement>(`[data-row-action=${action}]`);
  control?.click();
  return control instanceof HTMLElement;
}
