/** Blurs a field on touch screens, so that the keyboard closes. */
export function closeKeyboard(field: HTMLElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) field?.blur();
}
