import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

export function CreateLink() {
  return (
    <Link className="btn btn-primary" href={paths.createPrompt}>
      <Icon name="add" />
      Create Prompt
    </Link>
  );
}
