import { ClientPromptCard } from './client-prompt-card';
import { cardOf, type PromptRowProps } from './prompt-row';

/** A prompt in a long list. */
export function ClientPromptRow(props: PromptRowProps) {
  return <ClientPromptCard {...cardOf(props)} />;
}
