import type { IconName } from './icon-sprite';

/** A decorative icon out of the page's sprite: whatever holds it has a name of its own. */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24">
      <use href={`#i-${name}`} />
    </svg>
  );
}
