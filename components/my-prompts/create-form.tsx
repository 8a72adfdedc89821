'use client';

import { useRef, useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { showBanner } from '@/components/forms/banner';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { createPrompt } from '@/lib/my-prompts/actions';
import { paths } from '@/lib/paths';
import { PromptForm, PromptFormFoot, type Writing } from './prompt-form';
import { TemplatePreview } from './template-preview';

const ONE_COLUMN = 'grid-cols-[minmax(0,720px)]';
const TWO_COLUMNS = 'grid-cols-1 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] [@media(scripting:none)]:grid-cols-[minmax(0,720px)]';

export function CreateForm({ userId }: { userId: string }) {
  const writing = useRef<Writing>(null);
  const [content, setContent] = useState('');
  const [previewed, setPreviewed] = useState(true);
  const leave = () => {
    writing.current?.forget();
    showBanner('Prompt created. It is private until you make it public.');
  };

  return (
    <div
      className={`grid items-start gap-[clamp(24px,3.4vw,48px)] border-t-2 border-rule-strong pt-6 ${previewed ? TWO_COLUMNS : ONE_COLUMN}`}
    >
      <ActionForm action={createPrompt} onLeave={leave}>
        <PromptForm ref={writing} of={userId} tools={<PreviewSwitch shown={previewed} onChange={setPreviewed} />} onContent={setContent}>
          {() => (
            <PromptFormFoot writing={writing} href={paths.myPrompts}>
              <SubmitButton pendingLabel="Creating…">Create Prompt</SubmitButton>
            </PromptFormFoot>
          )}
        </PromptForm>
      </ActionForm>
      {previewed && <TemplatePreview template={content} />}
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
