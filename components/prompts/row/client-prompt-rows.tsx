'use client';

import { PromptRows } from './prompt-rows';

/** PromptRows as one client component, for long lists: React's payload then holds its props, not its elements (docs/decisions/list-rows.md). */
export const ClientPromptRows = PromptRows;
