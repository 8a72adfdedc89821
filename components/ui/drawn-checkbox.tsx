import { Icon } from './icon';

/** The drawing of a checkbox, for a button that tells screen readers itself whether it is pressed. */
export function DrawnCheckbox({ isChecked }: { isChecked: boolean }) {
  return (
    <span
      className={`grid size-5 flex-none place-items-center rounded-control border [--icon-size:16px] ${isChecked ? 'border-ink bg-ink text-paper' : 'border-rule-field'}`}
    >
      {isChecked && <Icon name="check" />}
    </span>
  );
}
