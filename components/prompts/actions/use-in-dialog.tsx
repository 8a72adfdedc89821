import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import type { DialogState } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { useLoaded } from '@/components/ui/use-loaded';
import { downloadText } from '@/lib/browser/download-text';
import { filePaths } from '@/lib/file-paths';
import type { OfferedFormat } from '@/lib/integrations/formats/page-exports';
import { paths } from '@/lib/paths';
import { ASSISTANTS, type Assistant, assistantLink } from '@/lib/prompts/assistants';
import { emptyBlanksMessage } from '@/lib/prompts/empty-blanks';
import { MORE_ASSISTANTS } from '@/lib/prompts/more-assistants';
import { SendLink } from './send-link';
import { StatusLine } from './status-line';
import { useActionMessage } from './use-action-message';

const FOR_COMPUTERS: readonly string[] = ['cursor', 'claude-code'];

const LINK =
  'flex h-full min-h-11 items-center justify-between gap-3 py-1.5 text-ui font-medium no-underline [--icon-size:16px] hover:bg-hover';

type Props = DialogState & {
  path: string;
};

/** The assistants and files in which a prompt or a list can be used. */
export function UseInDialog({ ofPrompt, ...props }: Props & { ofPrompt?: boolean }) {
  return ofPrompt ? <OfPrompt {...props} /> : <ToolsDialog {...props} />;
}

/** One prompt in other tools: assistants get it as it is filled in, files hold its blanks. */
function OfPrompt(props: Props) {
  const { prompt, text, empty, added } = usePromptValues();
  const [message, setMessage] = useActionMessage();
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
            <SendLink
              assistant={assistant}
              text={text}
              empty={empty}
              added={added}
              promptId={prompt.ref.id}
              onMessage={setMessage}
              className={LINK}
            >
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
          <FormatList path={path} filled={filled} />
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

/** The files that the site offers of a page, each with what it cannot hold. */
function FormatList({ path, filled }: { path: string; filled: string | undefined }) {
  const { loaded: formats, retry } = useLoaded(path, () => loadFormats(path));
  return (
    <Part title="A file for another tool">
      {formats === null && (
        <p className="py-3 text-ui text-ink-2" role="status">
          Loading…
        </p>
      )}
      {formats === 'failed' && (
        <div className="py-3" role="alert">
          <p className="text-ui">The list did not load. Check your connection.</p>
          <button type="button" className={buttonClass({ size: 'small', className: 'mt-2' })} onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {Array.isArray(formats) && (
        <ToolList
          tools={formats}
          isForComputers={isForComputers}
          itemClass="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5"
        >
          {(format) => (
            <>
              <div>
                <p className="text-ui font-medium">{format.name}</p>
                <p className="text-meta text-ink-2 empty:hidden">{notesOf(format, filled).join(' ')}</p>
              </div>
              <FormatActions format={format} filled={filled} />
            </>
          )}
        </ToolList>
      )}
    </Part>
  );
}

async function loadFormats(path: string): Promise<OfferedFormat[] | 'failed'> {
  try {
    const response = await fetch(filePaths.formats(path));
    return response.ok ? await response.json() : 'failed';
  } catch {
    return 'failed';
  }
}

/** All but plain texts are for programs on a computer. */
const isForComputers = ({ id }: OfferedFormat) => id !== 'markdown' && id !== 'text';

const isFilled = ({ id }: OfferedFormat, filled: string | undefined): filled is string => id === 'text' && filled !== undefined;

function notesOf(format: OfferedFormat, filled: string | undefined): string[] {
  return isFilled(format, filled) ? ['With your blanks filled in.'] : format.notes;
}

const ACTION = buttonClass({ variant: 'quiet', size: 'small' });

function FormatActions({ format, filled }: { format: OfferedFormat; filled: string | undefined }) {
  const { name, href, opens } = format;
  const label = `Download for ${name}`;
  return (
    <p className="flex flex-wrap justify-end">
      {opens && (
        <a className={ACTION} href={opens} aria-label={`Open in ${name}`}>
          Open
        </a>
      )}
      {isFilled(format, filled) ? (
        <button type="button" className={ACTION} aria-label={label} onClick={() => downloadText('prompt.txt', filled)}>
          Download
        </button>
      ) : (
        <a className={ACTION} href={href} download aria-label={label}>
          Download
        </a>
      )}
    </p>
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

type ToolListProps<Tool> = {
  tools: readonly Tool[];
  isForComputers: (tool: Tool) => boolean;
  className?: string;
  itemClass?: string;
  children: (tool: Tool) => ReactNode;
};

/** A list of tools. A phone shows those for computers after a press on More. */
function ToolList<Tool extends { id: string }>({ tools, isForComputers, className, itemClass = '', children }: ToolListProps<Tool>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={className}>
        {tools.map((tool) => (
          <li key={tool.id} className={`border-b border-rule ${itemClass} ${isForComputers(tool) && !all ? 'max-md:hidden' : ''}`}>
            {children(tool)}
          </li>
        ))}
      </ul>
      {tools.some(isForComputers) && (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small', className: 'mt-1 -ml-2.5 md:hidden' })}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Fewer' : 'More'}
        </button>
      )}
    </>
  );
}
