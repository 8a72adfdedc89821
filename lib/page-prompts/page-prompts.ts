import type { PromptDocument } from '../prompts/prompt-document';

/** The prompts of a page that everybody may read, whole; `name` is what files of them are called. */
export type PagePrompts = { name: string; prompts: PromptDocument[] };
