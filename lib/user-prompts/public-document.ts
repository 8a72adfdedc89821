import { promptSnippet } from '../prompts/prompt';
import { blanksOf, type PromptDocument } from '../prompts/prompt-document';
import { materialIn } from '../prompts/written-values';
import type { UserPrompt } from './user-prompt';

/** A public prompt as it is given out. */
export function publicDocument({ id, title, category, content, author, createdAt, updatedAt }: UserPrompt): PromptDocument {
  return {
    ref: { kind: 'public', id },
    ...{ title, author, createdAt, updatedAt },
    description: promptSnippet(content),
    category: category ? { slug: null, name: category } : null,
    topic: null,
    conversation: false,
    text: content,
    blanks: blanksOf(content, materialIn(content)),
  };
}
