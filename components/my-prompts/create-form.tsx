'use client';

import { memo, useDeferredValue, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { VariableItems } from '@/components/prompts/editor/variable-list';
import { PreviewHeading } from '@/components/prompts/text/preview-heading';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { createPrompt } from '@/lib/my-prompts/actions';
import { paths } from '@/lib/paths';
import { variablesOf } from '@/lib/prompts/template';
import { templateProblem } from '@/lib/prompts/template-limits';
import { PromptPageForm } from './prompt-form';

const ONE_COLUMN = 'grid-cols-[minmax(0,720px)]';
const TWO_COLUMNS = 'grid-cols-1 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] [@media(scripting:none)]:grid-cols-[minmax(0,720px)]';

export function CreateForm({ userId }: { userId: string }) {
  const [content, setContent] = useState('');
  const [previewed, setPreviewed] = useState(true);
  return (
    <div
      className={`grid items-start gap-[clamp(24px,3.4vw,48px)] border-t-2 border-rule-strong pt-6 ${previewed ? TWO_COLUMNS : ONE_COLUMN}`}
    >
      <PromptPageForm
        action={createPrompt}
        banner="Prompt created. It is private until you make it public."
        back={paths.myPrompts}
        userId={userId}
        onContent={setContent}
        tools={
          <button
            type="button"
            className={buttonClass({ size: 'small', className: 'not-hover:aria-pressed:bg-paper-2' })}
            aria-pressed={previewed}
            onClick={() => setPreviewed(!previewed)}
          >
            <Icon name={previewed ? 'show' : 'hide'} />
            Preview
          </button>
        }
      >
        {() => <SubmitButton pendingLabel="Creating…">Create Prompt</SubmitButton>}
      </PromptPageForm>
      {previewed && <TemplatePreview template={content} />}
    </div>
  );
}

/** A preview of the prompt that is being written, and of its blanks. Deferred, so that it never blocks typing. */
function TemplatePreview({ template }: { template: string }) {
  const deferred = useDeferredValue(template);
  return (
    <section
      className="js-only on-shade min-w-0 border-t-2 border-ink bg-paper-2 px-[22px] pt-4.5 pb-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-32px)] xl:overflow-auto"
      aria-label="Preview"
    >
      <PreviewHeading as="h2" aside="as visitors see it" />
      {deferred.trim() === '' ? (
        <p className="text-meta text-ink-3">Your prompt appears here as you write it.</p>
      ) : (
        <DrawnTemplate template={deferred} />
      )}
    </section>
  );
}

const DrawnTemplate = memo(function DrawnTemplate({ template }: { template: string }) {
  const [showsOptional, setShowsOptional] = useState(true);
  // Rendering a template beyond the limits could take too long.
  if (templateProblem(template))
    return <p className="text-meta text-ink-3">Your prompt appears here again once it is within the limits.</p>;
  const variables = variablesOf(template);
  return (
    <>
      {variables.some(({ optional }) => optional) && (
        <label className="mb-2 flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-ui font-medium">
          <input
            type="checkbox"
            className="size-[18px] flex-none accent-ink"
            checked={showsOptional}
            onChange={({ target }) => setShowsOptional(target.checked)}
          />
          Show optional parts
        </label>
      )}
      <PromptPreview template={template} asEditor={showsOptional} className="text-lede leading-[1.7]" />
      {variables.length > 0 && (
        <div className="mt-[22px]">
          <VariableItems variables={variables} values={{}} />
        </div>
      )}
    </>
  );
});
