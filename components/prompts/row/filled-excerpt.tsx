import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ClearValues } from '@/components/prompts/editor/clear-values';
import { ExcerptPieces, excerptClass } from '@/components/prompts/text/excerpt-text';
import { excerptOf } from '@/lib/prompts/excerpt';
import { loadPrompt } from '@/lib/prompts/load-prompt';
import type { PromptListItem } from '@/lib/prompts/prompt-list-item';
import { parseValues, storeValues } from '@/lib/prompts/stored-values';
import { ANYTHING_ELSE, resolve, variablesOf } from '@/lib/prompts/template';
import { normalizeToken } from '@/lib/text/tokens';

/** A text over the served one, so that nothing moves. It lets clicks through to the link that covers the row. */
const TEXT = 'pointer-events-none absolute inset-0';
/** A place over the end of the last line, after an ellipsis if the text is cut off. */
const CLEAR =
  'pointer-events-auto absolute end-0 bottom-0.5 z-raised bg-paper font-sans text-meta leading-[1lh] before:inline-block before:pe-2 before:font-serif before:font-normal print:hidden';
const CLEAR_BUTTON =
  'font-semibold text-ink underline underline-offset-[0.2em] after:absolute after:end-0 after:bottom-0 after:h-11 after:w-full after:min-w-11 hover:decoration-2';

export type FilledExcerptProps = {
  item: PromptListItem;
  muted?: boolean | undefined;
  stored: string | null;
  children: ReactNode;
};

/** An excerpt with the stored values in its blanks, laid over the served one, and a button that clears them. */
export function FilledExcerpt({ item, muted, stored, children }: FilledExcerptProps) {
  const { ref: prompt, storageId, title, excerpt: pieces } = item;
  const text = useRef<HTMLParagraphElement>(null);
  const [cut, setCut] = useState(false);
  const [template, setTemplate] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces mean that the prompt was changed
  useEffect(() => {
    let current = true;
    loadPrompt(prompt).then(
      ({ promptText }) => current && setTemplate(promptText),
      (cause: unknown) => console.warn('The values of a prompt cannot be shown', cause),
    );
    return () => {
      current = false;
    };
  }, [prompt.id, pieces]);

  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    setCut(scrollHeight > clientHeight);
  });

  const values = parseValues(template && stored);
  const filled = template && [...variablesOf(template), ANYTHING_ELSE].some((variable) => resolve(variable, values).from === 'value');
  return (
    <div className="relative">
      <div className={filled ? 'invisible' : undefined}>{children}</div>
      <p ref={text} className={`${excerptClass(muted)} ${TEXT}`} dir="auto">
        {/* The key draws the text anew, so that no word counts as a layout shift. */}
        {filled && <ExcerptPieces key={stored} pieces={excerptOf(template, matchesIn(item), values)} />}
        <ClearValues
          className={`${CLEAR} ${cut ? "before:content-['…']" : "before:content-['']"}`}
          buttonClass={CLEAR_BUTTON}
          title={title}
          values={filled ? values : {}}
          onClear={() => storeValues(storageId, {})}
          onUndo={(cleared) => storeValues(storageId, cleared)}
        />
      </p>
    </div>
  );
}

function matchesIn({ excerpt, marked: title = [] }: PromptListItem): ReadonlySet<string> {
  const marked = [...title, ...excerpt].flatMap((piece) =>
    typeof piece === 'string' || 'match' in piece ? piece : Object.values(piece).flat(),
  );
  return new Set(marked.flatMap((piece) => (typeof piece === 'string' ? [] : normalizeToken(piece.match))));
}
