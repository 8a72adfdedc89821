'use client';

import { lazyDialog, useLazyDialog } from '@/components/ui/lazy-dialog';

const UseIn = lazyDialog(() => import('./use-in').then((module) => module.UseIn));

type Props = {
  /** The public page of the prompt, or of the list. */
  path: string;
  /** Whether it is the page of one prompt, which can be filled in. */
  ofPrompt?: boolean;
  className: string;
};

/** Opens what a prompt, or a list of them, can be used in: assistants, and files of other tools. */
export function UseInButton({ path, ofPrompt = false, className }: Props) {
  const { button, open, wanted, setOpen, show } = useLazyDialog();
  return (
    <>
      <button {...button} className={`${className} js-only`} onClick={show}>
        Use it in…
      </button>
      {wanted && <UseIn path={path} ofPrompt={ofPrompt} open={open} onOpenChange={setOpen} />}
    </>
  );
}
