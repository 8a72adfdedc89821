import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { lazyComponent } from '@/components/ui/lazy-component';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';

const CustomizeDialog = lazyComponent(() =>
  import('@/components/prompts/actions/customize-dialog').then((module) => module.CustomizeDialog),
);
const EditDialog = lazyComponent(() => import('./edit-dialog').then((module) => module.EditDialog));
const MakePublicDialog = lazyComponent(() =>
  import('@/components/visibility/make-public-dialog').then((module) => module.MakePublicDialog),
);

export type OpenedDialog = { kind: 'publish' } | { kind: 'customize' | 'edit'; prompt: EditablePrompt };

type Props = {
  opened: OpenedDialog;
  title: string;
  onClose: () => void;
  onClosed: () => void;
  onPublish: () => void;
};

export function UserPromptDialog({ opened, title, onClose, onClosed, onPublish }: Props) {
  const changeOpen = (isOpen: boolean) => isOpen || onClose();
  if (opened.kind === 'edit') return <EditDialog prompt={opened.prompt} onClose={onClose} onClosed={onClosed} />;
  if (opened.kind === 'customize')
    return (
      <PromptValuesProvider prompt={opened.prompt}>
        <CustomizeDialog open onOpenChange={changeOpen} />
      </PromptValuesProvider>
    );
  return (
    <MakePublicDialog
      title={title}
      kind="prompt"
      open
      onOpenChange={changeOpen}
      onClosed={onClosed}
      onConfirm={() => {
        onClose();
        onPublish();
      }}
    />
  );
}
