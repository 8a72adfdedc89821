'use client';

import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { Icon } from '@/components/ui/icon';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useFirstUse } from '@/components/ui/use-first-use';

const AnswerOptionFields = lazyComponent(() => import('./answer-option-fields').then((module) => module.AnswerOptionFields), FieldsAsWords);

/** The fields for the language of every answer and for "only the text". Their words hold their place until their code is loaded. */
export function AnswerOptions({ className = '' }: { className?: string }) {
  const used = useFirstUse();
  return (
    <div
      className={`js-only flex min-h-9 touch:min-h-11 flex-wrap items-center gap-x-5 text-meta text-ink-3 max-[340px]:text-label print:hidden ${className}`}
    >
      {used ? <AnswerOptionFields /> : <FieldsAsWords />}
    </div>
  );
}

function FieldsAsWords() {
  const { language } = usePromptValues().answerOptions;
  return (
    <>
      <span aria-hidden="true">
        Answer in{' '}
        <span className="ml-0.5 font-medium text-ink underline decoration-rule-field underline-offset-[0.3em]">
          {language || 'any language'}
        </span>
        <Icon name="expand" className="ml-1 inline-block size-3.5!" />
      </span>
      <span aria-hidden="true" className="flex items-center gap-2 before:size-4 before:rounded-control before:border">
        Only the text
      </span>
    </>
  );
}
