'use client';

import { PromptCard, type PromptCardProps } from './prompt-card';

/**
 * The same as a client component, for long lists: the page carries each prompt once as data and not a second time as a tree of elements,
 * which took most of the time of a list made on request (bench/RESULTS.md). It costs other pages the code of a row.
 */
export function ClientPromptCard(props: PromptCardProps) {
  return <PromptCard {...props} />;
}
