import { buttonClass } from '@/components/ui/button-class';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

/** Puts everything that was found into the collection; nothing where at most one is missing. */
export function AddAllButton({ missing }: { missing: PromptListItem[] }) {
  if (missing.length < 2) return null;
  return (
    <button type="submit" className={buttonClass({ size: 'small' })} name="add" value={missing.map(({ ref }) => ref.id).join(' ')}>
      Add all {missing.length}
    </button>
  );
}
