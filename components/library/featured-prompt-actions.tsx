'use client';

import { CustomizeButton } from '@/components/prompts/actions/customize-button';
import { PromptCopyButton } from '@/components/prompts/actions/prompt-copy-button';
import { RowMenu } from '@/components/prompts/actions/row-menu';
import { StatusLine } from '@/components/prompts/actions/status-line';
import { useMessage } from '@/components/prompts/actions/use-message';
import { ClearValues } from '@/components/prompts/editor/clear-values';
import { usePromptValues } from '@/components/prompts/editor/prompt-values';
import { PromptPreview } from '@/components/prompts/text/prompt-preview';
import { buttonClass } from '@/components/ui/button-class';

/** A prompt that is shown in full, with what was written in its blanks. */
export function FeaturedPromptText({ className }: { className: string }) {
  const { prompt, values } = usePromptValues();
  return <PromptPreview template={prompt.promptText} values={values} className={className} />;
}

/** Copy, Customize and Clear under a prompt that is shown in full. */
export function FeaturedPromptActions() {
  const { prompt, values, replace } = usePromptValues();
  const [message, setMessage] = useMessage();
  return (
    <>
      <PromptCopyButton className={buttonClass({ variant: 'primary', className: 'max-md:flex-1' })} onMessage={setMessage} />
      <CustomizeButton className={buttonClass({ className: 'max-md:flex-1' })} />
      <RowMenu prompt={prompt.ref} title={prompt.title} />
      <ClearValues
        button={buttonClass({ variant: 'quiet' })}
        title={prompt.title}
        values={values}
        onClear={() => replace({})}
        onUndo={replace}
      />
      <StatusLine className="max-md:w-full">{message}</StatusLine>
    </>
  );
}
