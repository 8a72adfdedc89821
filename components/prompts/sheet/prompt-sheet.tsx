import * as Dialog from '@radix-ui/react-dialog';
import { type RefObject, useEffect, useState } from 'react';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { isBlankChanged } from '@/components/prompts/editor/blank-keys';
import { SkeletonText } from '@/components/prompts/text/skeleton-text';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass, dialogFootClass } from '@/components/ui/dialog';
import { useLoaded, useRetryOnline } from '@/components/ui/use-loaded';
import { paths } from '@/lib/paths';
import type { PromptDetails } from '@/lib/prompts/fillable-prompt';
import { loadPrompt, PromptNotLoaded } from '@/lib/prompts/load-prompt';
import { documentTitle } from '@/lib/site';
import { notFoundMessage } from '@/lib/site/not-found-message';
import { OPENING_SHEET, type Sheet } from './sheet';
import { SheetDetails } from './sheet-details';

type Loaded = { state: 'here'; prompt: PromptDetails } | { state: 'missing' } | { state: 'failed' };

const HEADS: Partial<Record<string, string>> = { missing: 'Prompt Not Found', failed: 'This prompt did not load' };

type Props = {
  sheet: Sheet;
  body: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

export function PromptSheet({ sheet, body, onClose }: Props) {
  useDocumentTitle(documentTitle(sheet.title));
  // It takes the place of one that has risen already.
  const [risen] = useState(() => document.getElementById(OPENING_SHEET) !== null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPanel
        variant="sheet"
        aria-describedby={undefined}
        style={risen ? { animation: 'none' } : undefined}
        onEscapeKeyDown={(event) => isBlankChanged() && event.preventDefault()}
      >
        <SheetContent key={sheet.sheet} {...sheet} body={body} />
      </DialogPanel>
    </Dialog.Root>
  );
}

function SheetContent({ sheet: slug, title, scroll, body }: Sheet & Pick<Props, 'body'>) {
  const { loaded, retry } = useLoaded(slug, () => load(slug));
  const state = loaded?.state ?? 'loading';

  return (
    <>
      <DialogHead title={HEADS[state] ?? title}>
        {state === 'here' && <SaveButton promptId={slug} />}
        <DialogCloseIcon />
      </DialogHead>
      {loaded?.state === 'here' && <SheetDetails prompt={loaded.prompt} scroll={scroll} body={body} />}
      {state === 'loading' && <LoadingSheet />}
      {state === 'missing' && (
        <div className={`${dialogBodyClass} px-4 py-5`}>
          <p>{notFoundMessage(paths.prompt(slug)).text}</p>
          <Dialog.Close className={buttonClass({ className: 'mt-4' })}>Go Back</Dialog.Close>
        </div>
      )}
      {state === 'failed' && <FailedSheet onRetry={retry} />}
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

async function load(slug: string): Promise<Loaded> {
  try {
    return { state: 'here', prompt: await loadPrompt<PromptDetails>({ kind: 'library', id: slug }) };
  } catch (cause) {
    return { state: cause instanceof PromptNotLoaded && cause.reason === 'missing' ? 'missing' : 'failed' };
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
