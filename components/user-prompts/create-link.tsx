import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function CreateLink() {
  return (
    <Link className={buttonClass({ variant: 'primary' })} href={paths.createPrompt}>
      <Icon name="add" />
      Create Prompt
    </Link>
  );
}
