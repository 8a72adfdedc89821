import { useOptimistic, useTransition } from 'react';
import type { ButtonProblem } from '@/components/forms/button-error';
import { sendFields } from '@/components/forms/send-fields';
import { lazyComponent, useLazyDialog } from '@/components/ui/lazy-component';
import { announce } from '@/lib/browser/announce';
import { type Publishable, type PublishableKind, VISIBILITY } from './visibility';

const MakePublicDialog = lazyComponent(() => import('./make-public-dialog').then((module) => module.MakePublicDialog));

type Props = Publishable & {
  kind: PublishableKind;
  onChanged?: (isPublic: boolean) => void;
  onProblem: (problem: ButtonProblem | null) => void;
};

/** The visibility of a prompt or collection. `change` shows the new one at once, and the old one again if the server refuses it. */
export function useVisibility({ id, title, isPublic, kind, onChanged, onProblem }: Props) {
  const [shown, show] = useOptimistic(isPublic);
  const [pending, startTransition] = useTransition();

  const change = (next: boolean, confirmed = '') => {
    onProblem(null);
    startTransition(async () => {
      show(next);
      const result = await sendFields(VISIBILITY[kind].action, { id, public: String(next), sure: confirmed });
      if (result.status === 'refused') {
        if ('question' in result && confirm(result.question)) return change(next, 'true');
        return startTransition(() => onProblem({ refusal: result, messages: VISIBILITY[kind].messages }));
      }
      announce(next ? `“${title}” is public.` : `“${title}” is private.`);
      startTransition(() => onChanged?.(next));
    });
  };
  return { isPublic: shown, pending, change };
}

/** The question before something is published. Spread `button` on the button that calls `ask`, and render `dialog` beside it. */
export function usePublishQuestion(title: string, kind: PublishableKind, onConfirm: () => void) {
  const { open, wanted, setOpen, show, button, giveFocusBack } = useLazyDialog();
  const props = { title, kind, open, onOpenChange: setOpen, onClosed: giveFocusBack };
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return { ask: show, button, dialog: wanted && <MakePublicDialog {...props} onConfirm={confirm} /> };
}
