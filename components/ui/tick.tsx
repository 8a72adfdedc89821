import { Icon } from './icon';

/** A drawn checkbox, inside a button that says what it means. */
export function Tick({ on }: { on: boolean }) {
  return (
    <span
      className={`grid size-5 flex-none place-items-center rounded-control border [--icon-size:16px] ${on ? 'border-ink bg-ink text-paper' : 'border-rule-field'}`}
    >
      {on && <Icon name="check" />}
    </span>
  );
}
