'use client';

import type { ComponentProps } from 'react';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Icon } from '@/components/ui/icon';
import { ASSISTANTS, type Assistant, sendLink } from '@/lib/prompts/assistants';
import { emptyBlanksMessage } from '@/lib/prompts/empty-blanks';
import { MORE_ASSISTANTS } from '@/lib/prompts/more-assistants';
import { SendLink } from './send-link';
import { StatusLine } from './status-line';
import { ToolList, UseInPart } from './tool-list';
import { UseInDialog } from './use-in-dialog';
import { useMessage } from './use-message';

const FOR_COMPUTERS: readonly string[] = ['cursor', 'claude-code'];

const LINK =
  'flex h-full min-h-11 items-center justify-between gap-3 py-1.5 text-ui font-medium no-underline [--icon-size:16px] hover:bg-hover';

type Props = Pick<ComponentProps<typeof UseInDialog>, 'path' | 'open' | 'onOpenChange'>;

export function UseIn({ ofPrompt, ...props }: Props & { ofPrompt?: boolean }) {
  return ofPrompt ? <PromptUseInDialog {...props} /> : <UseInDialog {...props} />;
}

/** One prompt in other tools: assistants get it as it is filled in, files hold its blanks. */
function PromptUseInDialog(props: Props) {
  const { prompt, text, empty, added } = usePromptValues();
  const [message, setMessage] = useMessage();
  return (
    <UseInDialog {...props} filled={text}>
      <UseInPart title="An assistant">
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
      </UseInPart>
    </UseInDialog>
  );
}

function HowSent({ assistant, text }: { assistant: Assistant; text: string }) {
  if (sendLink(assistant, text).carriesText) return null;
  const why = assistant.prefill === null ? 'Copies it; paste it there' : 'Too long for a link. Copies it; paste it there';
  return <span className="block text-meta font-normal text-ink-2">{why}</span>;
}
