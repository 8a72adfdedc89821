/** Moves the focus to a blank on the same page, in the same dialog or guide's example, and selects what stands there. */
export function focusBlank(name: string, from: Element | null): void {
  const place = from?.closest('[role="dialog"], figure, main') ?? document;
  const blank = place.querySelector<HTMLElement>(`:is([contenteditable], input, textarea)[data-blank="${name}"]`);
  blank?.focus();
  if (blank?.isContentEditable) window.getSelection()?.selectAllChildren(blank);
}
