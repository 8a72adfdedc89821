'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { type RefObject, useEffect, useState } from 'react';
import { SaveButton } from '@/components/prompts/actions/save-button';
import { isBlankChanged } from '@/components/prompts/editor/blank-keys';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import { useLoaded } from '@/components/ui/use-loaded';
import { paths } from '@/lib/paths';
import type { PromptDetails } from '@/lib/prompts/fillable-prompt';
import { loadPrompt, PromptNotLoaded } from '@/lib/prompts/load-prompt';
import { documentTitle } from '@/lib/site';
import { notFoundMessage } from '@/lib/site/not-found-message';
import { OPENING_SHEET, type Sheet } from './sheet';
import { SheetDetails } from './sheet-details';
import { FailedSheet, LoadingSheet } from './sheet-states';

type Loaded = { state: 'here'; prompt: PromptDetails } | { state: 'missing' } | { state: 'failed' };

/** The title where there is no prompt to show. */
const HEADS: Partial<Record<string, string>> = { missing: 'Prompt Not Found', failed: 'This prompt did not load' };

type Props = {
  sheet: Sheet;
  /** The element that scrolls. */
  body: RefObject<HTMLDivElement | null>;
  onClose: () => void;
};

/** A prompt over its list, on small screens, with all that its page has. */
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

/** Sets the title of the document while the sheet is open. */
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
