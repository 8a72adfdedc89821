'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { MoreActions } from '@/components/prompts/actions/more-actions';
import { ActionBar } from '@/components/prompts/actions/prompt-actions';
import { isBlankChanged } from '@/components/prompts/editor/blank-keys';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { VariableList } from '@/components/prompts/editor/variable-list';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { buttonClass } from '@/components/ui/button-class';
import { DialogCloseIcon, DialogHead, DialogPanel, dialogBodyClass } from '@/components/ui/dialog';
import { notFoundMessage } from '@/lib/not-found-message';
import { paths } from '@/lib/paths';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { FailedSheet, LoadingSheet } from './sheet-states';

type Loaded = { state: 'loading' } | { state: 'here'; prompt: FillablePrompt } | { state: 'missing' } | { state: 'failed' };

/** What stands in the place of the title when there is no prompt to show. */
const HEADS: Partial<Record<Loaded['state'], string>> = { missing: 'Prompt Not Found', failed: 'This prompt did not load' };

/** A prompt over its list, on small screens. */
export function PromptSheet({ slug, title, onClose }: { slug: string; title: string; onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setLoaded({ state: 'loading' });
    setAttempt(attempt + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let current = true;
    loadPrompt(slug).then((result) => current && setLoaded(result));
    return () => {
      current = false;
    };
  }, [slug, attempt]);

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPanel look="sheet" aria-describedby={undefined} onEscapeKeyDown={(event) => isBlankChanged() && event.preventDefault()}>
        <DialogHead title={HEADS[loaded.state] ?? title}>
          {loaded.state === 'here' && <SaveButton promptId={slug} />}
          <DialogCloseIcon />
        </DialogHead>
        {loaded.state === 'here' && (
          <PromptValuesProvider prompt={loaded.prompt}>
            <div className={`${dialogBodyClass} grid grid-cols-1 content-start gap-8 p-4`}>
              <PromptEditor />
              <MoreActions promptId={slug} path={paths.prompt(slug)} />
              <VariableList />
            </div>
            <div className="px-4 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))]">
              <ActionBar />
            </div>
          </PromptValuesProvider>
        )}
        {loaded.state === 'loading' && <LoadingSheet />}
        {loaded.state === 'missing' && (
          <div className={`${dialogBodyClass} px-4 py-5`}>
            <p>{notFoundMessage(paths.prompt(slug)).text}</p>
            <Dialog.Close className={buttonClass({ className: 'mt-4' })}>Go Back</Dialog.Close>
          </div>
        )}
        {loaded.state === 'failed' && <FailedSheet onRetry={retry} />}
      </DialogPanel>
    </Dialog.Root>
  );
}

async function loadPrompt(slug: string): Promise<Loaded> {
  try {
    const response = await fetch(paths.promptData(slug));
    if (response.status === 404) return { state: 'missing' };
    if (!response.ok) return { state: 'failed' };
    return { state: 'here', prompt: await response.json() };
  } catch {
    return { state: 'failed' };
  }
}
