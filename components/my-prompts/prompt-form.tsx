'use client';

import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useForm } from '@/components/forms/action-form';
import { Counter } from '@/components/forms/counter';
import { FormNotice } from '@/components/forms/form-notice';
import { FormFoot } from '@/components/forms/submit-button';
import { SureField } from '@/components/forms/sure-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/notice';
import { LIMITS } from '@/lib/limits';
import { EMPTY_PROMPT_FORM } from '@/lib/my-prompts/prompt-fields';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { countCharacters } from '@/lib/text/characters';
import { plural } from '@/lib/text/plural';
import { PromptFields } from './prompt-fields';
import { useDraft } from './use-draft';
import { CREATE_MESSAGES, UPDATE_MESSAGES } from './user-prompt-messages';

/** The text that is being written in a form. `forget` removes its draft. */
export type Writing = { changed: boolean; forget: () => void };

/** Asks before changes are lost; true where the form may be left. */
export function confirmDiscard(writing: Writing | null): boolean {
  return !writing?.changed || window.confirm('Discard your changes?');
}

type Props = {
  ref: Ref<Writing>;
  /** The user of a new prompt, or the prompt that is edited. */
  of: string | EditablePrompt;
  className?: string;
  /** In a dialog, where the content is less high. */
  shallow?: boolean;
  tools?: ReactNode;
  onContent?: (content: string) => void;
  /** Renders the buttons; `incomplete` while title or content is blank. */
  children: (incomplete: boolean) => ReactNode;
};

/** The fields and buttons of a prompt's form, to create or to edit it. Typed text survives a reload until it is sent or discarded. */
export function PromptForm({ ref, of, className = '', shallow, tools, onContent, children }: Props) {
  const prompt = typeof of === 'string' ? null : of;
  const initial = prompt ? { ...prompt.form, content: prompt.promptText } : EMPTY_PROMPT_FORM;
  const base = typeof of === 'string' ? of : (of.updatedAt ?? '');
  const { state } = useForm();
  const { area, typed, onInput, fill } = useFormValues(initial);
  const { restored, changed, startedFrom, forget, startOver } = useDraft({ promptId: prompt?.ref.id, base, initial, typed, fill });
  useImperativeHandle(ref, () => ({ changed, forget }));
  useEffect(() => onContent?.(typed.content), [onContent, typed.content]);
  const [startedOver, setStartedOver] = useState(false);
  // A refused edit keeps its old version, whatever the page shows by now, unless it was started over.
  const version = (!startedOver && state.status === 'refused' && state.values?.updatedAt) || startedFrom;
  return (
    <>
      <div ref={area} className={`grid content-start gap-5 ${className}`} onInput={onInput}>
        <FormNotice messages={prompt ? UPDATE_MESSAGES : CREATE_MESSAGES} />
        {prompt && state.status === 'refused' && state.code === 'changed-elsewhere' && (
          <p>
            <a href={paths.userPrompt(prompt.ref.id)} target="_blank" rel="noreferrer">
              Open the newer version in a new tab
            </a>
          </p>
        )}
        {restored && (
          <Note className="js-only flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              What you typed before is back.
              {restored.olderBase !== null && ' The prompt has since been changed somewhere else: copy what you need, then start over.'}
            </span>
            <button
              type="button"
              className={buttonClass({ size: 'small' })}
              onClick={() => {
                startOver();
                setStartedOver(true);
              }}
            >
              Start over
            </button>
          </Note>
        )}
        {prompt && (
          <>
            <input type="hidden" name="id" value={prompt.ref.id} />
            <input type="hidden" name="updatedAt" value={version} />
            <SureField />
          </>
        )}
        <PromptFields
          initial={prompt ? initial : undefined}
          shallow={shallow}
          typed={typed}
          counter={prompt ? <Counter text={typed.content} max={LIMITS.content.max} /> : plural(countCharacters(typed.content), 'character')}
          tools={tools}
        />
      </div>
      {children(typed.title.trim() === '' || typed.content.trim() === '')}
    </>
  );
}

type FootProps = {
  writing: RefObject<Writing | null>;
  /** The page that Cancel leads to. */
  href: string;
  children: ReactNode;
};

/** The buttons of a form on a page: Cancel asks before changes are lost. */
export function PromptFormFoot({ writing, href, children }: FootProps) {
  return (
    <FormFoot>
      {children}
      <Link
        className={buttonClass({ variant: 'quiet', size: 'big' })}
        href={href}
        onClick={(event) => {
          if (confirmDiscard(writing.current)) writing.current?.forget();
          else event.preventDefault();
        }}
      >
        Cancel
      </Link>
    </FormFoot>
  );
}
