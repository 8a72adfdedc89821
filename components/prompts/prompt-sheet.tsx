'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { BlanksList } from './blanks-list';
import { CustomizeButton } from './customize-button';
import { Letter } from './letter';
import { PromptCopyButton } from './prompt-copy-button';
import { PromptValuesProvider } from './prompt-values';
import { SendLinks } from './send-links';

type Loaded = { state: 'loading' } | { state: 'here'; prompt: FillablePrompt } | { state: 'missing' } | { state: 'failed' };

/** A prompt over its list, on small screens. */
export function PromptSheet({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

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
        <Dialog.Content className="sheet" aria-describedby={undefined}>
          {loaded.state === 'here' && (
            <PromptValuesProvider prompt={loaded.prompt}>
              <SheetHead title={loaded.prompt.title} />
              <FilledSheet />
            </PromptValuesProvider>
          )}
          {loaded.state === 'loading' && <LoadingSheet />}
          {loaded.state === 'missing' && (
            <>
              <SheetHead title="Prompt Not Found" />
              <div className="dialog-body px-4 py-5">
                <p>The prompt you’re looking for doesn’t exist or may have been removed.</p>
                <Dialog.Close className="btn mt-4">Go Back</Dialog.Close>
              </div>
            </>
          )}
          {loaded.state === 'failed' && (
            <>
              <SheetHead title="This prompt did not load" />
              <div className="dialog-body px-4 py-5">
                <p>The connection may be gone. What you were reading is still behind this sheet.</p>
                <button
                  type="button"
                  className="btn btn-primary mt-4"
                  onClick={() => {
                    setLoaded({ state: 'loading' });
                    setAttempt(attempt + 1);
                  }}
                >
                  Try again
                </button>
              </div>
            </>
          )}
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

function SheetHead({ title }: { title: string }) {
  return (
    <div className="dialog-head">
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.Close className="btn-icon" aria-label="Close">
        <Icon name="close" />
      </Dialog.Close>
    </div>
  );
}

function FilledSheet() {
  const [message, setMessage] = useState('');
  return (
    <>
      <div className="dialog-body px-4 py-4">
        <Letter />
        <div className="detail-side pt-8">
          <BlanksList />
        </div>
      </div>
      <div className="dialog-foot">
        <p className="status-line w-full" role="status">
          {message}
        </p>
        <PromptCopyButton className="btn btn-primary" onMessage={setMessage} />
        <CustomizeButton className="btn" />
        <SendLinks label="Send" onMessage={setMessage} />
      </div>
    </>
  );
}

function LoadingSheet() {
  return (
    <>
      <SheetHead title="Loading…" />
      <div className="dialog-body grid gap-3 px-4 py-5" aria-hidden="true">
        {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-3/5'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
          <div key={index} className={`skeleton h-6 ${width}`} />
        ))}
      </div>
    </>
  );
}
