'use client';

import { addedLines } from '@/lib/prompts/answer-options';
import { usePromptValues } from './prompt-values';

/** Shows below a prompt's text the lines that Copy and Send add to it. */
export function AddedLines({ className = '' }: { className?: string }) {
  const lines = addedLines(usePromptValues().answerOptions);
  if (lines.length === 0) return null;
  return (
    <div className={`border-t border-rule pt-2.5 print:hidden ${className}`}>
      <p className="text-meta text-ink-3">Added when you copy or send it</p>
      {lines.map((line) => (
        <p key={line} className="mt-1 max-w-[38em] font-serif text-lede">
          {line}
        </p>
      ))}
    </div>
  );
}
