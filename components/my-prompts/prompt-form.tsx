'use client';

import { type ComponentProps, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { ActionForm, FormNotice, useForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { CountedField, Counter } from '@/components/forms/counted-field';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Note } from '@/components/ui/notice';
import { LIMITS } from '@/lib/limits';
import { updatePrompt } from '@/lib/my-prompts/actions';
import { EMPTY_PROMPT_FORM, FIELD_LABELS } from '@/lib/my-prompts/prompt-fields';
import { tagsIn, tagsProblem } from '@/lib/my-prompts/tags';
import type { EditablePrompt } from '@/lib/my-prompts/user-prompt';
import { paths } from '@/lib/paths';
import { countCharacters } from '@/lib/text/characters';
import { plural } from '@/lib/text/plural';
import { ContentField } from './content-field';
import { useDraft } from './use-draft';
import { CATEGORY_LIST_ID, CREATE_MESSAGES, TAG_LIST_ID, UPDATE_MESSAGES, UPDATED } from './user-prompt-messages';

/** The ref of a PromptForm. `forget` removes the draft. */
export type PromptFormHandle = { changed: boolean; pending: boolean; forget: () => void };

/** Asks before changes are lost. True if the form may be left. */
export function confirmDiscard(form: PromptFormHandle | null): boolean {
  return !form?.changed || window.confirm('Discard your changes?');
}

type Props = Pick<ComponentProps<typeof ContentField>, 'inDialog' | 'tools'> & {
  ref: Ref<PromptFormHandle>;
  /** The prompt to edit. Left out for a new one, which `userId` writes. */
  prompt?: EditablePrompt;
  userId?: string;
  className?: string;
  onContent?: (content: string) => void;
  /** Renders the buttons. `incomplete`: the title or the content is empty. */
  children: (incomplete: boolean) => ReactNode;
};

/** The fields and buttons of a form that creates or edits a prompt. Typed text survives a reload (useDraft). */
export function PromptForm({ ref, prompt, userId = '', className = '', inDialog, tools, onContent, children }: Props) {
  const stored = prompt && { ...prompt.form, content: prompt.promptText };
  const initial = stored ?? EMPTY_PROMPT_FORM;
  const base = prompt?.updatedAt ?? userId;
  const { state, pending } = useForm();
  const { area, typed, current, onInput, setValues } = useFormValues(initial);
  const promptId = prompt?.ref.id;
  const { restored, changed, startedFrom, forget, startOver } = useDraft({ promptId, base, initial, typed, current, setValues });
  useImperativeHandle(ref, () => ({ changed, pending, forget }));
  useEffect(() => onContent?.(typed.content), [onContent, typed.content]);
  const [startedOver, setStartedOver] = useState(false);
  // A refused edit keeps the version from which it started, even if the page has a newer one by now, unless it was started over.
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
              What you typed before is back.{' '}
              {restored.older && 'The prompt has since been changed somewhere else: copy what you need, then start over.'}
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
          </>
        )}
        <CountedField
          name="title"
          label={FIELD_LABELS.title}
          typed={typed.title}
          max={LIMITS.title.max}
          defaultValue={stored?.title}
          required
        />
        <CountedField
          name="category"
          label={FIELD_LABELS.category}
          typed={typed.category}
          max={LIMITS.category.max}
          aside="optional"
          defaultValue={stored?.category}
          list={CATEGORY_LIST_ID}
        />
        <TextField
          name="tags"
          label={FIELD_LABELS.tags}
          aside="optional"
          hint={`Up to ${LIMITS.tags.max}, with commas between them. Visitors see the tags of a public prompt.`}
          warning={tagsProblem(tagsIn(typed.tags))}
          defaultValue={stored?.tags}
          list={TAG_LIST_ID}
        />
        <ContentField
          typed={typed.content}
          stored={stored?.content}
          aside={prompt ? <Counter text={typed.content} max={LIMITS.content.max} /> : plural(countCharacters(typed.content), 'character')}
          inDialog={inDialog}
          tools={tools}
        />
      </div>
      {children(typed.title.trim() === '' || typed.content.trim() === '')}
    </>
  );
}

type PageProps<Field extends string> = Pick<ComponentProps<typeof ActionForm<Field>>, 'action'> &
  Pick<Props, 'prompt' | 'userId' | 'tools' | 'onContent' | 'children'> & {
    banner: string;
    back: string;
  };

export function PromptPageForm<Field extends string>({ action, banner, back, children, ...fields }: PageProps<Field>) {
  const form = useRef<PromptFormHandle>(null);
  const leave = () => {
    form.current?.forget();
    showBanner(banner);
  };
  return (
    <ActionForm action={action} onLeave={leave}>
      <PromptForm ref={form} {...fields}>
        {(incomplete) => (
          <FormFoot>
            {children(incomplete)}
            <ButtonLink
              variant="quiet"
              size="big"
              href={back}
              onClick={(event) => {
                if (confirmDiscard(form.current)) form.current?.forget();
                else event.preventDefault();
              }}
            >
              Cancel
            </ButtonLink>
          </FormFoot>
        )}
      </PromptForm>
    </ActionForm>
  );
}

export function EditForm({ prompt }: { prompt: EditablePrompt }) {
  return (
    <PromptPageForm action={updatePrompt} banner={UPDATED} back={paths.userPrompt(prompt.ref.id)} prompt={prompt}>
      {(incomplete) => (
        <>
          <input type="hidden" name="fromPage" value="true" />
          <SubmitButton disabled={incomplete} pendingLabel="Saving…">
            Save Changes
          </SubmitButton>
        </>
      )}
    </PromptPageForm>
  );
}
