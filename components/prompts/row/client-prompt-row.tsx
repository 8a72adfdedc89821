'use client';

import { PromptRow } from './prompt-row';

/**
 * A PromptRow as a client component, for long lists: React's payload then holds only its props, not its elements
 * (docs/decisions/list-rows.md). Short lists do without its JavaScript.
 */
export const ClientPromptRow = PromptRow;
