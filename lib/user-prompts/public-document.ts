import { promptSnippet } from '../prompts/prompt';
import { blanksOf, type PromptDocument } from '../prompts/prompt-document';
import { materialIn } from '../prompts/written-values';
import type { UserPrompt, UserPromptPreview } from './user-prompt';

function headOf(
  { id, title, category, author, createdAt, updatedAt }: UserPrompt | UserPromptPreview,
  text: string,
): Omit<PromptDocument, 'text' | 'blanks'> {
  return {
    ref: { kind: 'public', id },
    ...{ title, author, createdAt, updatedAt },
    description: promptSnippet(text),
    category: category ? { slug: null, name: category } : null,
    topic: null,
    kind: null,
  };
}

/** What is said of a public prompt in a list. */
export function publicHead(prompt: UserPromptPreview) {
  return headOf(prompt, prompt.preview);
}

/** A public prompt with its text. */
export function publicDocument(prompt: UserPrompt): PromptDocument {
  const { content } = prompt;
  return { ...headOf(prompt, content), text: content, blanks: blanksOf(content, materialIn(content)) };
}
