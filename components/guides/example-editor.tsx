import { SendLinks } from '@/components/prompts/actions/send-links';
import { PromptEditor } from '@/components/prompts/editor/prompt-editor';

/** The text of an example, written in place: it takes the room of the text that was there to read. */
export function ExampleEditor() {
  return <PromptEditor className="" inlineBlanks />;
}

export function ExampleSend({ onMessage }: { onMessage: (message: string) => void }) {
  return <SendLinks size="small" nameClass="max-md:hidden" onMessage={onMessage} />;
}
