import type { IconName } from './icon-sprite';

/** A decorative icon out of the page's sprite: whatever holds it has a name of its own. Its size is `--icon-size` of what is around it. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`size-(--icon-size) flex-none ${className}`} fill="none" viewBox="0 0 24 24">
      <use href={`#i-${name}`} />
    </svg>
  );
}
