'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ClearValues } from '@/components/prompts/editor/clear-values';
import { ExcerptPieces, excerptClass } from '@/components/prompts/text/excerpt-text';
import { type ExcerptPiece, excerptOf } from '@/lib/prompts/excerpt';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { parseValues, storeValues } from '@/lib/prompts/stored-values';
import { countFilled, variablesOf } from '@/lib/prompts/template';
import { normalizeToken } from '@/lib/search/tokens';

// The link of a row covers its text; this one has a button, and lets all other clicks through to the link.
const TEXT = 'group/excerpt relative group-not-data-wide/row:pointer-events-none';
// Over the end of the last line, after the ellipsis that it hides; on touch it is larger than it looks.
const CLEAR =
  "pointer-events-auto absolute end-0 bottom-0.5 z-raised bg-paper font-sans text-meta leading-[1lh] font-semibold text-ink underline underline-offset-[0.2em] before:inline-block before:pe-2 before:font-serif before:font-normal before:content-[''] group-data-cut/excerpt:before:content-['…'] after:absolute after:end-0 after:bottom-0 after:h-11 after:w-full after:min-w-11 hover:decoration-2 print:hidden";

/** The excerpt of a row with the stored values in its blanks, and a button that forgets them. */
export function FilledExcerpt({ item, stored }: { item: PromptListItem; stored: string | null }) {
  const { ref: prompt, storageId, title, excerpt: pieces } = item;
  const text = useRef<HTMLParagraphElement>(null);
  const [loaded, setLoaded] = useState<{ template: string; height: number | undefined } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces mean that the prompt was changed
  useEffect(() => {
    let current = true;
    loadPrompt(prompt).then(
      ({ promptText }) => current && setLoaded({ template: promptText, height: text.current?.getBoundingClientRect().height }),
      (cause: unknown) => console.warn('The values of a prompt cannot be shown', cause),
    );
    return () => {
      current = false;
    };
  }, [prompt.id, pieces]);

  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    text.current?.toggleAttribute('data-cut', scrollHeight > clientHeight);
  });

  const values = parseValues(loaded && stored);
  const filled = loaded && countFilled(variablesOf(loaded.template), values).value > 0;
  return (
    // It keeps the height that it was served with, so that nothing below moves.
    <p ref={text} className={`${excerptClass} ${TEXT}`} dir="auto" style={{ height: loaded?.height || undefined }}>
      {/* Drawn anew, so that no word of it counts as moved. */}
      <ExcerptPieces key={filled ? stored : ''} pieces={filled ? excerptOf(loaded.template, matchesIn(pieces), values) : pieces} />
      <ClearValues className={CLEAR} title={title} values={filled ? values : {}} onChange={(next) => storeValues(storageId, next)} />
    </p>
  );
}

/** The words that were searched for, normalized. */
function matchesIn(pieces: ExcerptPiece[]): ReadonlySet<string> {
  const marked = pieces.flatMap((piece) => (typeof piece === 'string' || 'match' in piece ? piece : Object.values(piece).flat()));
  return new Set(marked.flatMap((piece) => (typeof piece === 'string' ? [] : normalizeToken(piece.match))));
}
