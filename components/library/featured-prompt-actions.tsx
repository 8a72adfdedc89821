'use client';

import { lazy, Suspense, useRef } from 'react';
import { CustomizeButton } from '@/components/prompts/actions/dialog-buttons';
import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { StatusLine } from '@/components/prompts/actions/status-line';
import { useActionMessage } from '@/components/prompts/actions/use-action-message';
import { ClearValues } from '@/components/prompts/editor/clear-values';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { buttonClass } from '@/components/ui/button-class';
import { loadPatiently } from '@/components/ui/lazy-component';
import { useNear } from '@/components/ui/use-near';

const PromptEditor = lazy(async () => ({
  default: (await loadPatiently(() => import('@/components/prompts/editor/prompt-editor'))).PromptEditor,
}));

/** The whole text of a prompt, with what was written in its blanks. The blanks can be written in once the text has been on the screen. */
export function FeaturedPromptText({ className }: { className: string }) {
  const { prompt, values } = usePromptValues();
  const text = useRef<HTMLDivElement>(null);
  const near = useNear(text, '0px');
  const preview = <PromptPreview template={prompt.promptText} values={values} asEditor className={className} />;
  const editor = <PromptEditor className={className} inlineBlanks />;
  return <div ref={text}>{near ? <Suspense fallback={preview}>{editor}</Suspense> : preview}</div>;
}

export function FeaturedPromptActions() {
  const { prompt, values, replace } = usePromptValues();
  const [message, setMessage] = useActionMessage();
  return (
    <>
      <PromptCopyButton
        className={buttonClass({ variant: 'primary', className: 'max-md:flex-1' })}
        data-row-action="copy"
        onMessage={setMessage}
      />
      <CustomizeButton className={buttonClass({ className: 'max-md:flex-1' })} />
      <RowMenu prompt={prompt.ref} title={prompt.title} />
      <ClearValues
        buttonClass={buttonClass({ variant: 'quiet' })}
        title={prompt.title}
        values={values}
        onClear={() => replace({})}
        onUndo={replace}
      />
      <StatusLine className="max-md:not-empty:w-full">{message}</StatusLine>
    </>
  );
}
