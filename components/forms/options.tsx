type Props = { of: readonly (readonly [value: string | number, label: string])[]; dir?: 'auto' };

/** The options of a `<select>`. Labels that people wrote need `dir="auto"`. */
export function Options({ of, dir }: Props) {
  return of.map(([value, label]) => (
    <option key={value} value={value} dir={dir}>
      {label}
    </option>
  ));
}
