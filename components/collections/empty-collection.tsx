import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';

/** Where the prompts of a collection would be, for its owner. */
export function EmptyCollection() {
  return (
    <EmptyState
      underBar
      title="Nothing in here yet"
      text="“Add to collection” stands beside every prompt: in the library, in the community and in your own lists."
    >
      <Link className={buttonClass({ variant: 'primary' })} href={paths.prompts}>
        Browse All Prompts
      </Link>
      <Link className={buttonClass()} href={paths.myPrompts}>
        My Prompts
      </Link>
    </EmptyState>
  );
}
