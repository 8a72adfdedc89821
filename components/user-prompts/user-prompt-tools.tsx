'use client';

import { AddButton } from '@/components/add-to-collection/add-button';
import type { ButtonProblem } from '@/components/forms/button-error';
import { RowCopyButton } from '@/components/prompts/actions/row-copy-button';
import { type PromptText, usePromptText } from '@/components/prompts/actions/use-prompt-text';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { iconButtonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import type { PromptRef } from '@/lib/prompts/prompt-ref';
import { usePromptDialog } from './use-prompt-dialog';

// Loaded on hover or focus of their buttons; a failed load is retried, and reported, when they are opened.
const loadCustomize = () => import('@/components/prompts/actions/customize-dialog').then((module) => module.CustomizeDialog);
const loadEdit = () => import('./edit-dialog').then((module) => module.EditDialog);
const CustomizeDialog = lazyDialog(loadCustomize);
const EditDialog = lazyDialog(loadEdit);

type Props = {
  prompt: PromptRef;
  title: string;
  version: string;
  hasBlanks: boolean;
  onError: (error: ButtonProblem | null) => void;
  onDelete: () => void;
};
type ToolProps = { title: string; text: PromptText; onError: Props['onError'] };

const TOOL_SIZE = '[--icon-size:18px]! md:size-10 touch:size-11';
const TOOL = `${iconButtonClass} ${TOOL_SIZE}`;

/** Customize, copy, edit, add to a collection and delete, as icons whose names end in the prompt's, as those of other lists do. */
export function UserPromptTools({ prompt, title, version, hasBlanks, onError, onDelete }: Props) {
  const text = usePromptText(prompt, version);
  return (
    <div className="-mx-[13px] flex justify-end self-end md:col-start-2 md:row-start-3 md:-mr-2.5 md:ml-0">
      {hasBlanks && <CustomizeTool title={title} text={text} onError={onError} />}
      <RowCopyButton prompt={prompt} title={title} text={text} iconClass={TOOL} />
      <EditTool title={title} text={text} onError={onError} />
      <AddButton promptId={prompt.id} title={title} iconClass={TOOL_SIZE} />
      <button type="button" className={TOOL} aria-label={`Delete: ${title}`} data-tip="Delete" onClick={onDelete}>
        <Icon name="remove" />
      </button>
    </div>
  );
}

function CustomizeTool({ title, text, onError }: ToolProps) {
  const reach = () => {
    text.preload();
    loadCustomize().catch(() => undefined);
  };
  const { prompt, close, button, giveFocusBack } = usePromptDialog({ load: text.get, onReach: reach, onError });
  const change = (open: boolean) => {
    if (open) return;
    close();
    requestAnimationFrame(() => requestAnimationFrame(giveFocusBack));
  };
  return (
    <>
      <button {...button} className={TOOL} aria-label={`Customize: ${title}`} data-tip="Customize">
        <Icon name="customize" />
      </button>
      {prompt && (
        <PromptValuesProvider prompt={prompt}>
          <CustomizeDialog open onOpenChange={change} />
        </PromptValuesProvider>
      )}
    </>
  );
}

/** Fetches the current prompt each time it is opened, so that an edit after a conflict starts from the newer version. */
function EditTool({ title, text, onError }: ToolProps) {
  const { prompt, close, button, giveFocusBack } = usePromptDialog({
    load: text.reload,
    onReach: () => void loadEdit().catch(() => undefined),
    onError,
  });
  return (
    <>
      <button {...button} className={TOOL} aria-label={`Edit: ${title}`} data-tip="Edit">
        <Icon name="edit" />
      </button>
      {prompt && <EditDialog prompt={prompt} onClose={close} onClosed={giveFocusBack} />}
    </>
  );
}
