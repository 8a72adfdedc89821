'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { TextField } from '@/components/forms/text-field';
import { prepareWrap, wrapClass } from '@/components/ui/wrap-class';
import { LIMITS } from '@/lib/limits';
import { lengthWarning } from '@/lib/my-prompts/content-length';
import { FIELD_LABELS } from '@/lib/my-prompts/prompt-fields';
import { templateProblem } from '@/lib/prompts/template-limits';
import { lengthProblem } from '@/lib/text/characters';
import { WritingTools } from './writing-tools';

type Props = {
  typed: string;
  /** The text with which the field began; undefined for a new prompt. */
  stored?: string | undefined;
  aside: ReactNode;
  rows?: number;
  inDialog?: boolean | undefined;
  tools?: ReactNode;
};

export function ContentField({ typed, stored, aside, rows = 11, inDialog, tools }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = useMemo(
    () => lengthProblem(FIELD_LABELS.content, typed, LIMITS.content.hardMax) ?? templateProblem(typed) ?? lengthWarning(typed, stored),
    [typed, stored],
  );
  return (
    <div className="group/content grid gap-3">
      <TextField
        multiline
        name="content"
        label={FIELD_LABELS.content}
        aside={aside}
        hint="Write [TOPIC] for a blank."
        warning={problem}
        rows={rows}
        padding="px-4 py-3.5"
        box={`bg-paper-2 font-serif text-lede leading-[1.6] ${inDialog ? 'min-h-40' : 'min-h-12'} ${wrapClass(typed)}`}
        defaultValue={stored}
        onBeforeInput={prepareWrap}
        ref={field}
        required
      />
      <BlankHelp />
      <WritingTools field={field} template={typed} inDialog={inDialog}>
        {tools}
      </WritingTools>
    </div>
  );
}

const NOTATIONS = [
  ['[TONE|friendly|formal]', 'A default, and other choices.'],
  ['[CITY|e.g. Lisbon]', 'An example, which is shown but never sent.'],
  ['[BUDGET? We have … to spend.]', 'A part that is left out while its blank is empty.'],
  ['\\[TOPIC]', 'Brackets that stay as they are.'],
] as const;

function BlankHelp() {
  return (
    <details className="-mt-2 text-meta text-ink-2">
      <summary className="w-fit cursor-pointer py-1 font-medium text-ink underline decoration-rule-field underline-offset-[0.25em] touch:py-3">
        More
      </summary>
      <dl className="mt-1 grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {NOTATIONS.map(([written, means]) => (
          <div key={written} className="border-t border-rule py-1.5 sm:contents sm:*:border-t sm:*:border-rule sm:*:py-1.5">
            <dt className="font-semibold text-ink sm:pr-4">{written}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-rule pt-1.5">Blanks are named in capital letters, digits and underscores.</p>
    </details>
  );
}
