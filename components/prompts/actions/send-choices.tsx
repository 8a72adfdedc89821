import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { focusBlank } from '@/components/prompts/editor/blank-selection';
import { menuItemClass } from '@/components/ui/action-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Menu } from '@/components/ui/menu';
import type { MenuState } from '@/components/ui/menu-button';
import { ASSISTANTS, type Assistant } from '@/lib/prompts/assistants';
import { chosenAssistant } from '@/lib/prompts/chosen-assistant';
import { emptyBlanksMessage } from '@/lib/prompts/empty-blanks';
import { SendLink } from './send-link';

type MenuProps = MenuState & { link: Omit<ComponentProps<typeof SendLink>, 'assistant' | 'className' | 'children'> };

export function AssistantMenu({ link, ...state }: MenuProps) {
  const others = ASSISTANTS.filter((assistant) => assistant !== chosenAssistant.get());
  return (
    <Menu {...state}>
      {others.map((assistant) => (
        <li key={assistant.id}>
          <SendLink {...link} assistant={assistant} className={menuItemClass}>
            {assistant.name}
            <Icon name="open" />
          </SendLink>
        </li>
      ))}
    </Menu>
  );
}

type Props = Omit<ComponentProps<typeof SendLink>, 'name' | 'className' | 'children' | 'onAsk' | 'onSent'> & {
  /** The page where the blanks are filled in; missing where they are on this one. */
  fillHref?: string;
  onClose?: () => void;
  className?: string;
};

const ACTION = 'inline-flex min-h-9 touch:min-h-11 items-center font-semibold underline underline-offset-[0.2em] hover:decoration-2';

/** Names the blanks that are empty before a prompt is sent. Without an assistant it draws nothing, so that its code can be loaded before. */
export function SendQuestion({ assistant, ...props }: Omit<Props, 'assistant'> & { assistant: Assistant | null }) {
  return assistant && <Question assistant={assistant} {...props} />;
}

function Question({ fillHref, onClose, className = '', ...link }: Props) {
  const { empty, assistant } = link;
  const question = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();

  // The focus goes to “Fill in”: screen readers read the question with it, and Enter pressed again does not send.
  useEffect(() => {
    opener.current = document.activeElement;
    question.current?.querySelector<HTMLElement>('[aria-describedby]')?.focus();
  }, []);

  const close = () => {
    onClose?.();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const fillIn = () => {
    onClose?.();
    focusBlank(empty[0]?.name ?? '', question.current);
  };
  const toFill = { className: ACTION, 'aria-describedby': id };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its actions
    <div ref={question} className={`text-meta ${className}`} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <p id={id} className="font-semibold wrap-anywhere">
        {emptyBlanksMessage(empty)}
      </p>
      <p className="flex gap-x-5">
        <SendLink {...link} onSent={close} name={`Send anyway to ${assistant.name}`} className={ACTION}>
          Send anyway
        </SendLink>
        {fillHref ? (
          <Link {...toFill} href={fillHref}>
            Fill in
          </Link>
        ) : (
          <button type="button" {...toFill} onClick={fillIn}>
            Fill in
          </button>
        )}
      </p>
    </div>
  );
}
