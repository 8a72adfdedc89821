import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';

export function CreateLink() {
  return (
    <Link className="btn btn-primary" href={paths.createPrompt} prefetch={false}>
      <Icon name="add" />
      Create Prompt
    </Link>
  );
}
