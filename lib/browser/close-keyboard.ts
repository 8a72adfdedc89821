/** Takes the focus from a field on a touch screen, so that the keyboard closes and shows what was found. */
export function closeKeyboard(field: HTMLElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) field?.blur();
}
