'use client';

import { lazyDialog } from '@/components/ui/lazy-dialog';
import { useHydrated } from '@/components/ui/use-hydrated';

const AnswerOptionFields = lazyDialog(() => import('./answer-option-fields').then((module) => module.AnswerOptionFields));

/** What is asked of every answer: its language, and nothing but the text. Its room is there before its fields are. */
export function AnswerOptions({ className = '' }: { className?: string }) {
  const hydrated = useHydrated();
  return (
    <div
      className={`js-only flex min-h-9 touch:min-h-11 flex-wrap items-center gap-x-5 text-meta text-ink-3 max-[340px]:text-label print:hidden ${className}`}
    >
      {hydrated && <AnswerOptionFields />}
    </div>
  );
}
