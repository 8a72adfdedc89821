// Every row loads this file, so it imports no more than the type of the table of all actions.
import type { ActionId } from './prompt-action';

/** Keys in a list of prompts, and the actions that they do. */
export const ROW_KEYS = { c: 'copy', s: 'send', e: 'edit', f: 'save' } as const satisfies Record<string, ActionId>;

/** Attributes of the control of a key's action: by one pressAction finds the control, the other names the key to screen readers. */
export function pressedByKey(key: keyof typeof ROW_KEYS) {
  return { 'data-row-action': ROW_KEYS[key], 'aria-keyshortcuts': key };
}

/** Presses the control of an action; false where there is none. */
export function pressAction(container: Element | null, action: ActionId): boolean {
  const control = container?.querySelector<HTMLElement>(`[data-row-action=${action}]`);
  control?.click();
  return control instanceof HTMLElement;
}
