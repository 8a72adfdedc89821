import type { IconName } from './icon-name';

/** A decorative icon (icons.css); its parent has the accessible name. Its size is the parent's `--icon-size`, its colour that of the text. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`icon i-${name} ${className}`.trim()} />;
}
