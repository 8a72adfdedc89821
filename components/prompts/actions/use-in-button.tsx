'use client';

import { DialogButton } from '@/components/ui/dialog-button';
import { lazyDialog } from '@/components/ui/lazy-dialog';

const UseIn = lazyDialog(() => import('./more-choices').then((module) => module.UseIn));

type Props = {
  /** The public page of the prompt, or of the list. */
  path: string;
  /** The page of one prompt, which can be filled in. */
  ofPrompt?: boolean;
  className: string;
};

/** Opens the assistants and files in which a prompt or a list can be used. */
export function UseInButton({ className, ...of }: Props) {
  return (
    <DialogButton className={className} dialog={(state) => <UseIn {...of} {...state} />}>
      Use it in…
    </DialogButton>
  );
}
