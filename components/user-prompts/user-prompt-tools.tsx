'use client';

import { AddButton } from '@/components/collections/add/add-button';
import type { ButtonProblem } from '@/components/forms/button-error';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { iconButtonClass } from '@/components/ui/button-class';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { recordUse } from '@/lib/prompt-uses/record-use';
import { copiedPrompt } from '@/lib/prompts/copied-prompt';
import { usePromptDialog } from './use-prompt-dialog';
import { type ListedPrompt, useWholePrompt, type WholePrompt } from './use-whole-prompt';
import { fillableOf } from './user-prompt-messages';

// Loaded on hover or focus of their buttons; a failed load is retried, and reported, when they are opened.
const loadCustomize = () => import('@/components/prompts/editor/customize-dialog').then((module) => module.CustomizeDialog);
const loadEdit = () => import('./edit-dialog').then((module) => module.EditDialog);
const CustomizeDialog = lazyDialog(loadCustomize);
const EditDialog = lazyDialog(loadEdit);

type Props = { prompt: ListedPrompt; onError: (error: ButtonProblem | null) => void; onDelete: () => void };
type ToolProps = { title: string; whole: WholePrompt; onError: Props['onError'] };

const TOOL_SIZE = '[--icon-size:18px]! md:size-10 touch:size-11';
const TOOL = `${iconButtonClass} ${TOOL_SIZE}`;

/** Customize, copy, edit, add to a collection and delete, as icons whose names end in the prompt's, as those of other lists do. */
export function UserPromptTools({ prompt, onError, onDelete }: Props) {
  const whole = useWholePrompt(prompt);
  const copied = () => whole.get().then(({ id, content }) => copiedPrompt(id, content));
  return (
    <div className="-mx-[13px] flex justify-end self-end md:col-start-2 md:row-start-3 md:-mr-2.5 md:ml-0">
      {prompt.variableCount > 0 && <CustomizeTool title={prompt.title} whole={whole} onError={onError} />}
      <CopyButton
        iconOnly
        name={`Copy: ${prompt.title}`}
        className={TOOL}
        text={() => copied().then(({ text }) => text)}
        note={() => copied().then(({ note }) => note)}
        failure={`Could not copy. Open “${prompt.title}” and copy it there.`}
        onReach={whole.warm}
        onCopied={() => recordUse(prompt.id)}
      />
      <EditTool title={prompt.title} whole={whole} onError={onError} />
      <AddButton promptId={prompt.id} title={prompt.title} iconClass={TOOL_SIZE} />
      <button type="button" className={TOOL} aria-label={`Delete: ${prompt.title}`} data-tip="Delete" onClick={onDelete}>
        <Icon name="remove" />
      </button>
    </div>
  );
}

function CustomizeTool({ title, whole, onError }: ToolProps) {
  const reach = () => {
    whole.warm();
    loadCustomize().catch(() => undefined);
  };
  const { prompt, close, button, giveFocusBack } = usePromptDialog({ fetchPrompt: whole.get, onReach: reach, onError });
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
        <PromptValuesProvider prompt={fillableOf(prompt)}>
          <CustomizeDialog open onOpenChange={change} />
        </PromptValuesProvider>
      )}
    </>
  );
}

/** Fetches the current prompt each time it is opened, so that an edit after a conflict starts from the newer version. */
function EditTool({ title, whole, onError }: ToolProps) {
  const { prompt, close, button, giveFocusBack } = usePromptDialog({
    fetchPrompt: whole.getAnew,
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
