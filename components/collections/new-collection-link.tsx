import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function NewCollectionLink() {
  return (
    <Link className={buttonClass({ variant: 'primary' })} href={paths.createCollection}>
      <Icon name="add" />
      New collection
    </Link>
  );
}
