'use client';

import { useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { FormNotice } from '@/components/forms/form-notice';
import { FormFoot, SubmitButton } from '@/components/forms/submit-button';
import { useFormValues } from '@/components/forms/use-form-values';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { countCharacters } from '@/lib/text/characters';
import { plural } from '@/lib/text/plural';
import { createPrompt } from '@/lib/user-prompts/actions';
import { EMPTY_PROMPT_FORM } from '@/lib/user-prompts/prompt-fields';
import { confirmDiscard } from './edit-fields';
import { PromptFields } from './prompt-fields';
import { RestoredNote } from './restored-note';
import { TemplatePreview } from './template-preview';
import { useDraft } from './use-draft';
import { CREATE_MESSAGES } from './user-prompt-messages';

const ONE_COLUMN = 'grid-cols-[minmax(0,720px)]';
const TWO_COLUMNS = 'grid-cols-1 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] [@media(scripting:none)]:grid-cols-[minmax(0,720px)]';

/** The form of a new prompt, with a preview. Typed text survives a reload until it is sent or cancelled. */
export function CreateForm({ userId }: { userId: string }) {
  const { area, typed, onInput, fill } = useFormValues(EMPTY_PROMPT_FORM);
  const draft = useDraft({ base: userId, initial: EMPTY_PROMPT_FORM, typed, fill });
  const [previewed, setPreviewed] = useState(true);
  const leave = () => {
    draft.forget();
    showBanner('Prompt created. It is private until you make it public.');
  };

  return (
    <div
      className={`grid items-start gap-[clamp(24px,3.4vw,48px)] border-t-2 border-rule-strong pt-6 ${previewed ? TWO_COLUMNS : ONE_COLUMN}`}
    >
      <ActionForm action={createPrompt} onLeave={leave}>
        <FormNotice messages={CREATE_MESSAGES} />
        {draft.restored && <RestoredNote onStartOver={draft.startOver} />}
        <div ref={area} className="grid content-start gap-5" onInput={onInput}>
          <PromptFields
            typed={typed}
            counter={plural(countCharacters(typed.content), 'character')}
            tools={<PreviewSwitch shown={previewed} onChange={setPreviewed} />}
          />
        </div>
        <FormFoot>
          <SubmitButton pendingLabel="Creating…">Create Prompt</SubmitButton>
          <Link
            className={buttonClass({ variant: 'quiet', size: 'big' })}
            href={paths.myPrompts}
            onClick={(event) => {
              if (confirmDiscard(draft)) draft.startOver();
              else event.preventDefault();
            }}
          >
            Cancel
          </Link>
        </FormFoot>
      </ActionForm>
      {previewed && <TemplatePreview template={typed.content} />}
    </div>
  );
}

function PreviewSwitch({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  return (
    <button
      type="button"
      className={buttonClass({ size: 'small', className: 'not-hover:aria-pressed:bg-paper-2' })}
      aria-pressed={shown}
      onClick={() => onChange(!shown)}
    >
      <Icon name={shown ? 'show' : 'hide'} />
      Preview
    </button>
  );
}
