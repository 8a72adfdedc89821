import * as Dialog from '@radix-ui/react-dialog';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { AnswerOptions } from '@/components/prompts/actions/answer-options';
import { UseInButton } from '@/components/prompts/actions/dialog-buttons';
import { MoreActions } from '@/components/prompts/actions/more-actions';
import { ActionBar } from '@/components/prompts/actions/prompt-actions';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { AboveText, CategoryLink, DetailFacts, LibraryRating, RelatedPrompts } from '@/components/prompts/detail/detail-parts';
import { AddedLines } from '@/components/prompts/editor/added-lines';
import { takesEscape } from '@/components/prompts/editor/blank-keys';
import { EditorHint } from '@/components/prompts/editor/editor-hint';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { VariableList } from '@/components/prompts/editor/variable-list';
import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { buttonClass, quietButtonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass, dialogFootClass } from '@/components/ui/dialog';
import { MetaLine } from '@/components/ui/page-head';
import { useLoaded, useRetryOnline } from '@/components/ui/use-loaded';
import { paths } from '@/lib/paths';
import { fillHint } from '@/lib/prompts/fill-hint';
import type { PromptDetails } from '@/lib/prompts/fillable-prompt';
import { loadPrompt, PromptNotLoaded } from '@/lib/prompts/load-prompt';
import { promptPath } from '@/lib/prompts/prompt-ref';
import { documentTitle } from '@/lib/site';
import { notFoundMessage } from '@/lib/site/not-found-message';
import { OPENING_SHEET, type SheetState } from './sheet-state';

type Props = {
  sheet: SheetState;
  body: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

/** A library prompt in a dialog that rises from the bottom of a small screen. */
export function PromptSheet({ sheet, body, onClose }: Props) {
  useDocumentTitle(documentTitle(sheet.title));
  // A sheet that takes the place of an OpeningSheet is not animated again.
  const [risen] = useState(() => document.getElementById(OPENING_SHEET) !== null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPanel
        variant="sheet"
        data-sheet-panel=""
        aria-describedby={undefined}
        style={risen ? { animation: 'none' } : undefined}
        onEscapeKeyDown={(event) => takesEscape() && event.preventDefault()}
      >
        <SheetContent key={sheet.slug} {...sheet} body={body} />
      </DialogPanel>
    </Dialog.Root>
  );
}

function SheetContent({ slug, title, scroll, body }: SheetState & Pick<Props, 'body'>) {
  const { loaded, retry } = useLoaded(slug, () => load(slug));
  const prompt = typeof loaded === 'object' ? loaded : null;
  const head = loaded === 'missing' ? 'Prompt Not Found' : loaded === 'failed' ? 'This prompt did not load' : title;

  return (
    <>
      <DialogHead title={head}>
        {prompt && <SaveButton promptId={slug} />}
        <DialogCloseIcon />
      </DialogHead>
      {prompt && <SheetDetails prompt={prompt} scroll={scroll} body={body} />}
      {loaded === null && <LoadingSheet />}
      {loaded === 'missing' && (
        <div className={`${dialogBodyClass} px-4 py-5`}>
          <p>{notFoundMessage(paths.prompt(slug)).text}</p>
          <Dialog.Close className={buttonClass({ className: 'mt-4' })}>Go Back</Dialog.Close>
        </div>
      )}
      {loaded === 'failed' && <FailedSheet onRetry={retry} />}
    </>
  );
}

function useDocumentTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

async function load(slug: string): Promise<PromptDetails | 'missing' | 'failed'> {
  try {
    return await loadPrompt<PromptDetails>({ kind: 'library', id: slug });
  } catch (cause) {
    return cause instanceof PromptNotLoaded && cause.reason === 'missing' ? 'missing' : 'failed';
  }
}

function LoadingSheet() {
  return (
    <>
      <div className={`${dialogBodyClass} p-4`} aria-busy="true">
        <p className="sr-only" role="status">
          Loading…
        </p>
        <SkeletonText />
      </div>
      <div className={dialogFootClass} aria-hidden="true">
        <span className="h-12 flex-1 bg-paper-2 forced-colors:border" />
      </div>
    </>
  );
}

function FailedSheet({ onRetry }: { onRetry: () => void }) {
  useRetryOnline(onRetry);
  return (
    <div className={`${dialogBodyClass} px-4 py-5`} role="alert">
      <p>Check your connection. What you were reading is still behind this sheet.</p>
      <button type="button" className={buttonClass({ variant: 'primary', className: 'mt-4' })} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

type DetailsProps = {
  prompt: PromptDetails;
  scroll?: number | undefined;
  body: RefObject<HTMLDivElement | null>;
};

/** The content of the sheet once the prompt is there, scrolled to where it was before. */
function SheetDetails({ prompt, scroll = 0, body }: DetailsProps) {
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = scroll;
  }, [scroll, body]);

  const { ref, title, description, promptText } = prompt;
  const path = promptPath(ref);
  return (
    <PromptValuesProvider prompt={prompt}>
      <div
        ref={body}
        className={`${dialogBodyClass} grid grid-cols-1 content-start gap-8 p-4 [--color-paper:var(--color-paper-float)] print:overflow-visible`}
      >
        <div className="-mb-3">
          <p className="text-ui text-ink-2">{description}</p>
          <MetaLine className="mt-1.5">
            <CategoryLink prompt={prompt} />
          </MetaLine>
        </div>
        <div>
          <EditorHint>{fillHint(promptText)}</EditorHint>
          <AboveText prompt={prompt} />
          <PromptEditor />
          <AnswerOptions className="mt-4" />
          <AddedLines className="mt-3" />
        </div>
        <div className="contents print:hidden">
          <VariableList />
          <MoreActions prompt={ref} title={title} path={path}>
            <UseInButton path={path} ofPrompt className={quietButtonClass} />
            {/* A Link would do nothing, because the address is that of the prompt already. Loading it again shows the page. */}
            <a className={quietButtonClass} href={path}>
              Open the full page
            </a>
          </MoreActions>
        </div>
        <div>
          <MetaLine className="mb-8">
            <DetailFacts prompt={prompt} />
          </MetaLine>
          <LibraryRating prompt={prompt} />
        </div>
        <RelatedPrompts prompt={prompt} className="last:pb-0!" />
      </div>
      <div className="px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] print:hidden">
        <ActionBar />
      </div>
    </PromptValuesProvider>
  );
}
