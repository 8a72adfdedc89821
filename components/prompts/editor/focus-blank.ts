/** Focuses a blank in the same dialog, example or page, and selects its text. */
export function focusBlank(name: string, from: Element | null): void {
  const place = from?.closest('[role="dialog"], figure, main') ?? document;
  const blank = place.querySelector<HTMLElement>(`:is([contenteditable], input, textarea)[data-blank="${name}"]`);
  blank?.focus();
  if (blank?.isContentEditable) window.getSelection()?.selectAllChildren(blank);
}
