import { buttonClass } from '@/components/ui/button-class';
import { makeMineFromButton } from '@/lib/my-prompts/actions';

type Props = { promptId: string; className?: string };

/** Copies a prompt into the person's own; a visitor signs in first. It is a plain form, which costs no JavaScript. */
export function MakeMineButton({ promptId, className = buttonClass() }: Props) {
  return (
    <form action={makeMineFromButton}>
      <input type="hidden" name="prompt" value={promptId} />
      <button type="submit" className={className}>
        Make it mine
      </button>
    </form>
  );
}
