'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { useForm } from '@/components/forms/action-form';
import { Counter } from '@/components/forms/counter';
import { TextField } from '@/components/forms/text-field';
import { prepareWrap, wrapClass } from '@/components/ui/wrap-class';
import { LIMITS } from '@/lib/limits';
import { lengthWarning } from '@/lib/my-prompts/content-length';
import { FIELD_LABELS, type PromptFormValues } from '@/lib/my-prompts/prompt-fields';
import { templateProblem } from '@/lib/prompts/template-limits';
import { lengthProblem } from '@/lib/text/characters';
import { BlankHelp } from './blank-help';
import { CATEGORY_NAMES } from './user-prompt-messages';
import { WritingTools } from './writing-tools';

type Props = {
  initial?: PromptFormValues | undefined;
  typed: PromptFormValues;
  counter: ReactNode;
  shallow?: boolean | undefined;
  tools?: ReactNode;
};

/** The fields of a prompt. Read-only while they are sent, because the result resets them to what was sent. */
export function PromptFields({ initial, typed, counter, shallow, tools }: Props) {
  const { pending } = useForm();
  const content = useRef<HTMLTextAreaElement>(null);
  const problem = useMemo(
    () =>
      lengthProblem(FIELD_LABELS.content, typed.content, LIMITS.content.hardMax) ??
      templateProblem(typed.content) ??
      lengthWarning(typed.content, initial?.content),
    [typed.content, initial?.content],
  );
  return (
    <>
      <TextField
        name="title"
        label={FIELD_LABELS.title}
        aside={<Counter text={typed.title} max={LIMITS.title.max} />}
        warning={lengthProblem(FIELD_LABELS.title, typed.title, LIMITS.title.max)}
        defaultValue={initial?.title}
        autoComplete="off"
        dir="auto"
        readOnly={pending}
        required
      />
      <TextField
        name="category"
        label={FIELD_LABELS.category}
        aside="optional"
        warning={lengthProblem(FIELD_LABELS.category, typed.category, LIMITS.category.max)}
        defaultValue={initial?.category}
        list={CATEGORY_NAMES}
        autoComplete="off"
        dir="auto"
        readOnly={pending}
      />
      <div className="group/content grid gap-3">
        <TextField
          multiline
          name="content"
          label={FIELD_LABELS.content}
          aside={counter}
          hint="Write [TOPIC] for a blank."
          warning={problem}
          rows={11}
          padding="px-4 py-3.5"
          box={`bg-paper-2 font-serif text-lede leading-[1.6] ${shallow ? 'min-h-40' : 'min-h-12'} ${wrapClass(typed.content)}`}
          defaultValue={initial?.content}
          dir="auto"
          readOnly={pending}
          onBeforeInput={prepareWrap}
          ref={content}
          required
        />
        <BlankHelp />
        <WritingTools field={content} template={typed.content} shallow={shallow}>
          {tools}
        </WritingTools>
      </div>
    </>
  );
}
