import { EmptyState } from '@/components/ui/empty-state';

/** Where the prompts of a collection would be, for its owner. */
export function EmptyCollection() {
  return (
    <EmptyState
      underBar
      title="Nothing in here yet"
      text="Find prompts above: yours, those you saved, the library’s and the community’s. “Add to collection” stands beside every prompt, too."
    />
  );
}
