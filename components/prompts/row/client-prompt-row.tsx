'use client';

import { PromptRow } from './prompt-row';

/** A PromptRow as a client component, for long lists: React's payload then holds its props, not its elements (docs/decisions/list-rows.md). */
export const ClientPromptRow = PromptRow;
