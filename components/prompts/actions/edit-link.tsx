import { iconButtonClass, quietButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** Leads the owner of a prompt to its edit. `labelled`: with a word beside the pencil. */
export function EditLink({ href, labelled = false }: { href: string; labelled?: boolean }) {
  return (
    <Link
      className={labelled ? quietButtonClass : iconButtonClass}
      href={href}
      aria-label={labelled ? undefined : 'Edit'}
      data-tip={labelled ? undefined : 'Edit'}
    >
      <Icon name="edit" />
      {labelled && 'Edit'}
    </Link>
  );
}
