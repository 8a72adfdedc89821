export type FieldLook = {
  /** Another padding, for a field with something over one of its ends. */
  padding?: string;
  /** Other utilities for the height, background and type. */
  box?: string;
};

export function fieldClass({ padding = 'px-3 py-2.5', box = 'min-h-12 bg-paper-2 text-body leading-body' }: FieldLook = {}): string {
  return `field-line ${box} ${padding}`;
}

export function selectClass(box?: string): string {
  return `${fieldClass({ padding: 'py-2.5 pr-10 pl-3', box })} select-arrow text-ellipsis parsing:invisible forced-colors:appearance-auto`;
}
