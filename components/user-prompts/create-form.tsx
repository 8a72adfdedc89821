'use client';

import { useRef, useState } from 'react';
import { showBanner } from '@/components/dashboard/banner';
import { ActionForm } from '@/components/forms/action-form';
import { FormNotice } from '@/components/forms/form-notice';
import { SubmitButton } from '@/components/forms/submit-button';
import { useFormValues } from '@/components/forms/use-form-values';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { browserStore } from '@/lib/browser-store';
import { paths } from '@/lib/paths';
import { plural } from '@/lib/plural';
import { createPrompt } from '@/lib/user-prompts/actions';
import { NO_TEXTS, removeDraft } from '@/lib/user-prompts/draft';
import { insertBlank } from './insert-blank';
import { PromptFields } from './prompt-fields';
import { TemplatePreview } from './template-preview';
import { useDraft } from './use-draft';
import { CREATE_MESSAGES } from './user-prompt-messages';

/** The form of a new prompt, with a preview of its blanks. What is typed survives a reload until it is sent or cancelled. */
export function CreateForm({ userId }: { userId: string }) {
  const { area, typed, onInput, fill } = useFormValues(NO_TEXTS);
  const draft = useDraft(userId, typed, fill);
  const [previewed, setPreviewed] = useState(true);
  const content = useRef<HTMLTextAreaElement>(null);
  const leave = () => {
    removeDraft(browserStore());
    showBanner('Prompt created. It is private until you make it public.');
  };

  return (
    <div className="create" data-previewed={previewed || undefined}>
      <ActionForm action={createPrompt} onLeave={leave}>
        <FormNotice messages={CREATE_MESSAGES} />
        {draft.restored && (
          <p className="note create-note">
            What you typed before is back.
            <button type="button" className="btn btn-small" onClick={draft.discard}>
              Start over
            </button>
          </p>
        )}
        <div ref={area} className="prompt-fields" onInput={onInput}>
          <PromptFields
            typed={typed}
            counter={plural(typed.content.length, 'character')}
            contentRef={(field) => {
              content.current = field;
            }}
          />
        </div>
        <div className="create-tools js-only">
          <button type="button" className="btn btn-small" onClick={() => content.current && insertBlank(content.current)}>
            <Icon name="add" />
            Insert blank
          </button>
          <button type="button" className="btn btn-small" aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
            <Icon name={previewed ? 'show' : 'hide'} />
            Preview
          </button>
        </div>
        <div className="form-foot">
          <SubmitButton busy="Creating…">Create Prompt</SubmitButton>
          <Link className="btn btn-big btn-quiet" href={paths.myPrompts} onClick={draft.discard}>
            Cancel
          </Link>
        </div>
      </ActionForm>
      {previewed && <TemplatePreview template={typed.content} />}
    </div>
  );
}
