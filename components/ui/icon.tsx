import type { IconName } from './icons';

/** A decorative icon from the page's sprite; its parent has the accessible name. Its size is the parent's `--icon-size`. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24">
      <use href={`#i-${name}`} />
    </svg>
  );
}
