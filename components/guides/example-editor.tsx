import { SendLinks } from '@/components/prompts/actions/send-links';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';

/** The text of an example with blanks to write in. It is as large as the preview that it replaces. */
export function ExampleEditor() {
  return <PromptEditor className="" inlineBlanks />;
}

export function ExampleSend({ onMessage }: { onMessage: (message: string) => void }) {
  return <SendLinks size="small" nameClass="max-md:hidden" onMessage={onMessage} />;
}
