export function closeKeyboard(field: HTMLElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) field?.blur();
}
