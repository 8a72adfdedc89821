import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { pressAction, pressedByKey } from '@/components/prompts/actions/press-action';
import { promptAction } from '@/components/prompts/actions/prompt-action';
import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { SendLinks } from '@/components/prompts/actions/send-links';
import { useActionMessage } from '@/components/prompts/actions/use-action-message';
import { AddedLines } from '@/components/prompts/editor/added-lines';
import { focusNextBlank } from '@/components/prompts/editor/blank-keys';
import { replaceSelection, setSelection } from '@/components/prompts/editor/blank-selection';
import { FromLastTime } from '@/components/prompts/editor/from-last-time';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider, usePromptValues } from '@/components/prompts/editor/prompt-values';
import { ActionButton } from '@/components/ui/action-button';
import { buttonClass } from '@/components/ui/button-class';
import { dialogBodyClass } from '@/components/ui/dialog';
import { parseAccountCookie } from '@/lib/account/account';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { type KeyHint, PaletteFoot } from './palette-frame';
import type { TypedEarly } from './palette-loading';
import { pressedInPrompt } from './pressed-key';
import { useShownAgain } from './use-shown-again';

export type PaletteEditorProps = {
  prompt: FillablePrompt;
  /** Holds what is typed while the prompt loads. It is written into the first blank, and then `onReady` is called. */
  early: RefObject<TypedEarly>;
  onReady: () => void;
  hidden: boolean;
  onAdd: () => void;
  onGo: (path: string) => void;
};

/** Maximum length, in characters, of a text in large type. */
const MAX_LARGE = 500;

const QUIET = buttonClass({ variant: 'quiet' });

const KEY_HINTS: readonly KeyHint[] = [
  { keys: ['Enter'], does: 'next, copy' },
  { keys: ['Ctrl', 'Enter'], does: 'send' },
  { keys: ['E'], does: 'edit' },
  { keys: ['Esc'], does: 'back' },
];

export function PaletteEditor({ prompt, ...rest }: PaletteEditorProps) {
  return (
    <PromptValuesProvider prompt={prompt}>
      <EditorWithActions {...rest} />
    </PromptValuesProvider>
  );
}

function EditorWithActions({ early, onReady, hidden, onAdd, onGo }: Omit<PaletteEditorProps, 'prompt'>) {
  const { prompt, variables } = usePromptValues();
  const { ref, promptText } = prompt;
  const [message, setMessage] = useActionMessage();
  const [signedIn] = useState(() => parseAccountCookie(document.cookie) !== null);
  const body = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const isOwn = ref.kind === 'own';

  /** An action of the prompt that closes the palette and opens a page. */
  const leavingFor = (id: 'edit' | 'addToCollection' | 'openPage') => {
    const action = promptAction(id, ref);
    return { ...action, run: () => onGo(action.href ?? '') };
  };

  const copyNow = useCallback(() => {
    copy.current?.focus();
    copy.current?.click();
  }, []);

  // The editor is rendered once the provider has read the stored values, which it does in an effect.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // PromptEditor's effects run before those of its parent, so it listens already when it gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor is there
  useEffect(() => {
    if (!body.current) return;
    const first = body.current.querySelector<HTMLElement>('[contenteditable][data-blank]:not([data-hint])');
    const { text, entered } = early.current;
    (first ?? copy.current)?.focus();
    if (first) setSelection(first, first.dataset.from === 'default' ? 'all' : 'end');
    if (first && text) replaceSelection(first, text);
    if (first && entered) focusNextBlank(body.current, first, copyNow);
    else if (entered) copyNow();
    onReady();
  }, [ready]);
  useShownAgain(hidden, () => actions.current?.querySelector<HTMLElement>('[data-row-action=addToCollection]')?.focus());

  const press = (event: KeyboardEvent) => {
    const pressed = pressedInPrompt(event);
    if (!pressed || (pressed === 'edit' && !isOwn)) return;
    event.preventDefault();
    // In a blank, Enter would also lead to the next one.
    event.stopPropagation();
    if (pressed === 'copy') copyNow();
    else pressAction(actions.current, pressed);
  };

  if (!ready) return null;
  return (
    <div className="contents" onKeyDownCapture={press}>
      <div
        ref={body}
        // A text without blanks needs the focus itself to be scrolled by keys.
        tabIndex={variables.length === 0 ? 0 : undefined}
        className={`${dialogBodyClass} scroll-py-4 px-4 py-5 md:px-6`}
      >
        <p className="-mt-2 mb-3 text-meta empty:hidden">
          <FromLastTime />
        </p>
        <PromptEditor
          className={`[&_sup]:hidden ${promptText.length > MAX_LARGE ? 'text-lede leading-[1.7]' : 'text-prompt leading-prompt'}`}
          onLast={copyNow}
        />
        <AddedLines className="mt-4" />
      </div>
      <div
        ref={actions}
        className="flex flex-none flex-wrap items-center gap-2 px-4 pt-2.5 [--tip-place:auto_0_calc(100%+4px)_auto] md:px-6"
      >
        <PromptCopyButton
          ref={copy}
          className={buttonClass({ variant: 'primary', className: 'max-md:flex-auto' })}
          onMessage={setMessage}
        />
        <SendLinks questionClass="order-first" onMessage={setMessage} />
        <div className="ml-auto flex items-center max-md:w-full max-md:justify-between">
          {isOwn ? (
            <ActionButton action={leavingFor('edit')} look="words" className={QUIET} {...pressedByKey('e')} />
          ) : (
            <SaveButton promptId={ref.id} />
          )}
          <ActionButton
            action={signedIn ? promptAction('addToCollection', ref, { href: undefined, run: onAdd }) : leavingFor('addToCollection')}
            look="icon"
            data-row-action="addToCollection"
          />
          <ActionButton action={leavingFor('openPage')} look="words" className={QUIET} />
        </div>
      </div>
      <PaletteFoot keys={KEY_HINTS.filter(({ does }) => isOwn || does !== 'edit')} status="" message={message} />
    </div>
  );
}
