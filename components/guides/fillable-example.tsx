'use client';

import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { StatusLine } from '@/components/prompts/actions/status-line';
import { useActionMessage } from '@/components/prompts/actions/use-action-message';
import { PromptValuesProvider } from '@/components/prompts/editor/prompt-values';
import { buttonClass } from '@/components/ui/button-class';
import { loadPatiently } from '@/components/ui/lazy-component';
import { useNear } from '@/components/ui/use-near';
import type { FillablePrompt } from '@/lib/prompts/fillable-prompt';
import { materialIn } from '@/lib/prompts/written-values';

// ExampleEditor and ExampleSend are one file, which is loaded when an example is near the window.
const loadEditor = () => loadPatiently(() => import('./example-editor'));
const ExampleEditor = lazy(async () => ({ default: (await loadEditor()).ExampleEditor }));
const ExampleSend = lazy(async () => ({ default: (await loadEditor()).ExampleSend }));

/** A prompt to try out in a guide. Its preview (`children`) is shown until its blanks can be written in. Nothing that is written is stored. */
export function FillableExample({ template, children }: { template: string; children: ReactNode }) {
  const prompt = useMemo(() => examplePrompt(template), [template]);
  return (
    <PromptValuesProvider prompt={prompt} stored={false}>
      <Example>{children}</Example>
    </PromptValuesProvider>
  );
}

function Example({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  const near = useNear(text, '400px');
  const [message, setMessage] = useActionMessage();
  return (
    <>
      <div ref={text}>
        {near ? (
          <Suspense fallback={children}>
            <ExampleEditor />
          </Suspense>
        ) : (
          children
        )}
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2 font-sans">
        <PromptCopyButton className={buttonClass({ size: 'small' })} onMessage={setMessage} />
        <Suspense>{near && <ExampleSend onMessage={setMessage} />}</Suspense>
        <StatusLine className="w-full">{message}</StatusLine>
      </div>
    </>
  );
}

/** An example as a FillablePrompt. Its ids are empty, because it has no page and is in no list. */
function examplePrompt(promptText: string): FillablePrompt {
  return {
    ref: { kind: 'library', id: '' },
    storageId: '',
    title: 'Example',
    promptText,
    material: materialIn(promptText),
    category: { slug: '', name: '' },
  };
}
