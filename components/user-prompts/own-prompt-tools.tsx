'use client';

import dynamic from 'next/dynamic';
import { useLateDialog } from '@/components/dashboard/use-late-dialog';
import { usePromptValues } from '@/components/prompts/prompt-values';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';
import { announce } from '@/lib/announce';
import type { UserPrompt } from '@/lib/user-prompts/user-prompt';

const CustomizeDialog = dynamic(() => import('@/components/prompts/customize-dialog').then((module) => module.CustomizeDialog), {
  ssr: false,
});
const EditDialog = dynamic(() => import('./edit-dialog').then((module) => module.EditDialog), { ssr: false });

type Props = { prompt: UserPrompt; customizable: boolean; onDelete: () => void };

/** Customize, copy, edit and delete, as icons. */
export function OwnPromptTools({ prompt, customizable, onDelete }: Props) {
  const edit = useLateDialog();
  return (
    <div className="own-tools">
      {customizable && <CustomizeTool />}
      <CopyTool />
      <button {...edit.button} type="button" className="btn-icon" aria-label="Edit" data-tip="Edit" onClick={edit.show}>
        <Icon name="edit" />
      </button>
      <button type="button" className="btn-icon" aria-label="Delete" data-tip="Delete" onClick={onDelete}>
        <Icon name="remove" />
      </button>
      {edit.wanted && <EditDialog prompt={prompt} open={edit.open} onOpenChange={edit.setOpen} onClosed={edit.giveFocusBack} />}
    </div>
  );
}

function CustomizeTool() {
  const dialog = useLateDialog();
  const change = (open: boolean) => {
    dialog.setOpen(open);
    if (!open) requestAnimationFrame(() => requestAnimationFrame(dialog.giveFocusBack));
  };
  return (
    <>
      <button {...dialog.button} type="button" className="btn-icon" aria-label="Customize" data-tip="Customize" onClick={dialog.show}>
        <Icon name="customize" />
      </button>
      {dialog.wanted && <CustomizeDialog open={dialog.open} onOpenChange={change} />}
    </>
  );
}

/** Copies the prompt with what is written in its blanks, and their defaults. */
function CopyTool() {
  const { text } = usePromptValues();
  const { state, copy } = useCopy();
  const copyPrompt = async () =>
    announce((await copy(text)) ? 'Copied!' : 'Your browser did not allow copying. Open Edit and copy the text there.');
  return (
    <button
      type="button"
      className="btn-icon"
      aria-label={state === 'copied' ? 'Copied!' : state === 'failed' ? 'Not copied' : 'Copy'}
      data-tip={state === 'idle' ? 'Copy' : undefined}
      data-feedback={state === 'copied' ? 'Copied!' : state === 'failed' ? 'Not copied' : undefined}
      onClick={copyPrompt}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
    </button>
  );
}
