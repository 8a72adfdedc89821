import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import type { DialogState } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { paths } from '@/lib/paths';
import { ASSISTANTS, type Assistant, assistantLink } from '@/lib/prompts/assistants';
import { emptyBlanksMessage } from '@/lib/prompts/empty-blanks';
import { MORE_ASSISTANTS } from '@/lib/prompts/more-assistants';
import { FormatList } from './format-list';
import { SendLink } from './send-link';
import { StatusLine } from './status-line';
import { ToolList } from './tool-list';
import { useActionMessage } from './use-action-message';

const FOR_COMPUTERS: readonly string[] = ['cursor', 'claude-code'];

const LINK =
  'flex h-full min-h-11 items-center justify-between gap-3 py-1.5 text-ui font-medium no-underline [--icon-size:16px] hover:bg-hover';

type Props = DialogState & { path: string };

/** The dialog “Use it in…”: the files of a prompt or a list for other tools, and for a prompt also the assistants. */
export function UseInDialog({ ofPrompt, ...props }: Props & { ofPrompt?: boolean }) {
  return ofPrompt ? <PromptToolsDialog {...props} /> : <ToolsDialog {...props} />;
}

/** The tools for one prompt: assistants and plain text get it as it is filled in, and other files hold its blanks. */
function PromptToolsDialog(props: Props) {
  const { prompt, text, empty, added } = usePromptValues();
  const [message, setMessage] = useActionMessage();
  const link = { promptId: prompt.ref.id, text, empty, added, onMessage: setMessage, className: LINK };
  return (
    <ToolsDialog {...props} filled={text}>
      <Part title="An assistant">
        <p className="pt-2 text-meta text-ink-2 empty:hidden">{empty.length > 0 ? emptyBlanksMessage(empty) : ''}</p>
        <ToolList
          tools={[...ASSISTANTS, ...MORE_ASSISTANTS]}
          isForComputers={({ id }) => FOR_COMPUTERS.includes(id)}
          className="grid gap-x-6 md:auto-rows-fr md:grid-cols-2"
        >
          {(assistant) => (
            <SendLink {...link} assistant={assistant}>
              <span>
                {assistant.name}
                <HowSent assistant={assistant} text={text} />
              </span>
              <Icon name="open" />
            </SendLink>
          )}
        </ToolList>
        <StatusLine className="pt-2">{message}</StatusLine>
      </Part>
    </ToolsDialog>
  );
}

function HowSent({ assistant, text }: { assistant: Assistant; text: string }) {
  if (assistantLink(assistant, text).carriesText) return null;
  const why = assistant.prefill === null ? 'Copies it; paste it there' : 'Too long for a link. Copies it; paste it there';
  return <span className="block text-meta font-normal text-ink-2">{why}</span>;
}

type DialogProps = Props & {
  /** The filled prompt, for the format that has no blanks. */
  filled?: string;
  children?: ReactNode;
};

function ToolsDialog({ path, open, onOpenChange, filled, children }: DialogProps) {
  const { changeOpen } = useBackCloses(open, onOpenChange);
  return (
    <Dialog.Root open={open} onOpenChange={changeOpen}>
      <DialogPanel variant="narrow" aria-describedby={undefined}>
        <DialogHead title="Use it in…">
          <DialogCloseIcon />
        </DialogHead>
        <div className={`${dialogBodyClass} grid content-start gap-7 px-7 py-5 max-md:px-4`}>
          {children}
          <Part title="A file for another tool">
            <FormatList path={path} filled={filled} />
          </Part>
          <p className="border-t border-rule pt-4 text-ui text-ink-2">
            <a className="tall-target" href={paths.connect}>
              Connect your assistant
            </a>{' '}
            and it finds and fills in prompts by itself.
          </p>
        </div>
      </DialogPanel>
    </Dialog.Root>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="border-b-2 border-rule-strong pb-2 text-h3">{title}</h3>
      {children}
    </section>
  );
}
