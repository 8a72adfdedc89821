'use client';

import { PromptCard, type PromptCardProps } from './prompt-card';

/**
 * A PromptCard as a client component, for long lists: React's payload then holds only its props, not its elements
 * (docs/decisions/list-rows.md). Short lists do without its JavaScript.
 */
export function ClientPromptCard(props: PromptCardProps) {
  return <PromptCard {...props} />;
}
