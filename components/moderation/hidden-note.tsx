import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { accountPaths } from '@/lib/account-paths';

/** Tells the author that moderation has hidden a prompt or collection. */
export function HiddenNote({ className }: { className?: string }) {
  return (
    <Note className={className}>
      Hidden: only you can see it. <Link href={accountPaths.decisions}>Why, and what you can do</Link>
    </Note>
  );
}
