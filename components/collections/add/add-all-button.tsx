import { buttonClass } from '@/components/ui/button-class';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

/** Puts everything that was found into the collection; nothing where that is one at most. */
export function AddAllButton({ prompts }: { prompts: PromptListItem[] }) {
  if (prompts.length < 2) return null;
  return (
    <button type="submit" className={buttonClass({ size: 'small' })} name="add" value={prompts.map(({ ref }) => ref.id).join(' ')}>
      Add all {prompts.length}
    </button>
  );
}
