// Every row loads this file, so the table of all actions (prompt-action.ts) is not in it.

/** Keys in a list of prompts, and the actions whose controls they press. */
export const ROW_KEYS = { c: 'copy', s: 'send', e: 'edit', f: 'save' } as const;

/** Marks the control of an action in a row, which a key then presses. */
export function pressedByKey(key: keyof typeof ROW_KEYS) {
  return { 'data-row-action': ROW_KEYS[key], 'aria-keyshortcuts': key };
}

/** Presses the control of an action; false where there is none. */
export function pressAction(container: Element | null, action: (typeof ROW_KEYS)[keyof typeof ROW_KEYS]): boolean {
  const control = container?.querySelector<HTMLElement>(`[data-row-action=${action}]`);
  control?.click();
  return control instanceof HTMLElement;
}
