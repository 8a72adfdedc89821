import { buttonClass } from '@/components/ui/button-class';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';

/** Adds everything that was found; hidden where that is one prompt at most. */
export function AddAllButton({ prompts }: { prompts: PromptListItem[] }) {
  if (prompts.length < 2) return null;
  return (
    <button type="submit" className={buttonClass({ size: 'small' })} name="add" value={prompts.map(({ ref }) => ref.id).join(' ')}>
      Add all {prompts.length}
    </button>
  );
}
