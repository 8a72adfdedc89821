'use client';

import { useDeferredValue } from 'react';
import { Counter } from '@/components/forms/counted-field';
import { useFormValues } from '@/components/forms/use-form-values';
import { ContentField } from '@/components/my-prompts/content-field';
import { lazyComponent } from '@/components/ui/lazy-component';
import { LIMITS } from '@/lib/limits';

const TextDifference = lazyComponent(
  () => import('@/components/differences/text-difference').then((module) => module.TextDifference),
  () => null,
);

/** A field to change the text `initial`. Once it was changed, the differences from `original`, the prompt's current text, are shown. */
export function ChangedTextField({ original, initial = original }: { original: string; initial?: string }) {
  const { area, typed, onInput } = useFormValues({ content: initial });
  const deferred = useDeferredValue(typed.content);
  return (
    <div ref={area} className="grid gap-5" onInput={onInput}>
      <ContentField typed={typed.content} stored={initial} aside={<Counter text={typed.content} max={LIMITS.content.max} />} rows={7} />
      <div className="js-only empty:hidden">{deferred !== initial && <TextDifference before={original} after={deferred} />}</div>
    </div>
  );
}
