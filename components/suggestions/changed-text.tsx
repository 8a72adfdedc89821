'use client';

import { useDeferredValue } from 'react';
import { Counter } from '@/components/forms/counted-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { ContentField } from '@/components/my-prompts/content-field';
import { lazyDialog } from '@/components/ui/lazy-dialog';
import { LIMITS } from '@/lib/limits';

const TextDifference = lazyDialog(
  () => import('@/components/differences/text-difference').then((module) => module.TextDifference),
  () => null,
);

/** The text of a prompt to change in place, and below it what has changed, once it was written in. `original` is the text of now. */
export function ChangedText({ original, initial = original }: { original: string; initial?: string }) {
  const { area, typed, onInput } = useFormValues({ content: initial });
  const late = useDeferredValue(typed.content);
  return (
    <div ref={area} className="grid gap-5" onInput={onInput}>
      <ContentField text={typed.content} stored={initial} aside={<Counter text={typed.content} max={LIMITS.content.max} />} rows={7} />
      <div className="js-only empty:hidden">{late !== initial && <TextDifference before={original} after={late} />}</div>
    </div>
  );
}
