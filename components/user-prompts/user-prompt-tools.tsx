'use client';

import dynamic from 'next/dynamic';
import type { ButtonProblem } from '@/components/forms/button-error';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';
import { announce } from '@/lib/announce';
import { browserStore } from '@/lib/browser-store';
import { readValues } from '@/lib/prompts/stored-values';
import { fillTemplate } from '@/lib/prompts/template';
import type { UserPromptPreview } from '@/lib/user-prompts/user-prompt';
import { usePromptDialog } from './use-prompt-dialog';
import { useWholePrompt, type WholePrompt } from './use-whole-prompt';
import { fillableOf } from './user-prompt-messages';

// Their code comes when their buttons are reached; a failure is met again, and told, when they are opened.
const loadCustomize = () => import('@/components/prompts/editor/customize-dialog').then((module) => module.CustomizeDialog);
const loadEdit = () => import('./edit-dialog').then((module) => module.EditDialog);
const CustomizeDialog = dynamic(loadCustomize, { ssr: false });
const EditDialog = dynamic(loadEdit, { ssr: false });

type Props = { prompt: UserPromptPreview; onError: (error: ButtonProblem | null) => void; onDelete: () => void };
type ToolProps = { whole: WholePrompt; onError: Props['onError'] };

/** Customize, copy, edit and delete, as icons. */
export function UserPromptTools({ prompt, onError, onDelete }: Props) {
  const whole = useWholePrompt(prompt);
  return (
    <div className="user-prompt-tools">
      {prompt.variableCount > 0 && <CustomizeTool whole={whole} onError={onError} />}
      <CopyTool whole={whole} title={prompt.title} />
      <EditTool whole={whole} onError={onError} />
      <button type="button" className="btn-icon" aria-label="Delete" data-tip="Delete" onClick={onDelete}>
        <Icon name="remove" />
      </button>
    </div>
  );
}

function CustomizeTool({ whole, onError }: ToolProps) {
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
      <button {...button} type="button" className="btn-icon" aria-label="Customize" data-tip="Customize">
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

/** Copies the prompt with what is written in its blanks, and their defaults. */
function CopyTool({ whole, title }: { whole: WholePrompt; title: string }) {
  const { state, copy } = useCopy();
  const copyPrompt = async () => {
    const copied = await copy(whole.get().then(({ id, content }) => fillTemplate(content, readValues(browserStore(), id))));
    announce(copied ? 'Copied!' : `Could not copy. Open “${title}” and copy it there.`);
  };
  return (
    <button
      type="button"
      className="btn-icon"
      aria-label={state === 'copied' ? 'Copied!' : state === 'failed' ? 'Not copied' : 'Copy'}
      data-tip={state === 'idle' ? 'Copy' : undefined}
      data-feedback={state === 'copied' ? 'Copied!' : state === 'failed' ? 'Not copied' : undefined}
      onPointerEnter={whole.warm}
      onFocus={whole.warm}
      onClick={copyPrompt}
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
    </button>
  );
}

/** Edits the prompt as it is now, so that whoever was told of a newer version finds it by opening it again. */
function EditTool({ whole, onError }: ToolProps) {
  const { prompt, close, button, giveFocusBack } = usePromptDialog({
    fetchPrompt: whole.getAnew,
    onReach: () => loadEdit().catch(() => undefined),
    onError,
  });
  return (
    <>
      <button {...button} type="button" className="btn-icon" aria-label="Edit" data-tip="Edit">
        <Icon name="edit" />
      </button>
      {prompt && <EditDialog prompt={prompt} onClose={close} onClosed={giveFocusBack} />}
    </>
  );
}
