'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { SendLinks } from '@/components/prompts/actions/send-links';
import { CustomizeButton } from '@/components/prompts/editor/customize-button';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { VariableList } from '@/components/prompts/editor/variable-list';
import { SaveButton } from '@/components/saved-prompts/save-button';
import { Icon } from '@/components/ui/icon';
import { useReturnFocus } from '@/components/ui/use-return-focus';
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
  const returnFocus = useReturnFocus();
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
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className="sheet" aria-describedby={undefined} {...returnFocus}>
          <div className="dialog-head">
            <Dialog.Title>{HEADS[loaded.state] ?? title}</Dialog.Title>
            {loaded.state === 'here' && <SaveButton promptId={slug} />}
            <Dialog.Close className="btn-icon" aria-label="Close" data-tip="Close">
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {loaded.state === 'here' && (
            <PromptValuesProvider prompt={loaded.prompt}>
              <FilledSheet />
            </PromptValuesProvider>
          )}
          {loaded.state === 'loading' && <LoadingSheet />}
          {loaded.state === 'missing' && (
            <div className="dialog-body px-4 py-5">
              <p>{notFoundMessage(paths.prompt(slug)).text}</p>
              <Dialog.Close className="btn mt-4">Go Back</Dialog.Close>
            </div>
          )}
          {loaded.state === 'failed' && <FailedSheet onRetry={retry} />}
        </Dialog.Content>
      </Dialog.Portal>
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

function FilledSheet() {
  const [message, setMessage] = useState('');
  return (
    <>
      <div className="dialog-body px-4 py-4">
        <PromptEditor />
        <div className="detail-side pt-8">
          <VariableList />
        </div>
      </div>
      <div className="dialog-foot action-line">
        <p className="status-line" role="status">
          {message}
        </p>
        <PromptCopyButton className="btn btn-primary" onMessage={setMessage} />
        <CustomizeButton className="btn" />
        <SendLinks label="Send" onMessage={setMessage} />
      </div>
    </>
  );
}
