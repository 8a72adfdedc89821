import { promptSnippet } from '../prompts/prompt';
import { blanksOf, type PromptDocument, type PromptHead } from '../prompts/prompt-document';
import { materialIn } from '../prompts/written-values';
import type { UserPrompt, UserPromptPreview } from './user-prompt';

type HeadFields = Pick<UserPrompt, 'id' | 'title' | 'category' | 'createdAt' | 'updatedAt'> & Pick<PromptDocument, 'author'>;

type DocumentFields = HeadFields & { tags: string[]; content: string };

function headOf({ id, title, category, author, createdAt, updatedAt }: HeadFields, text: string): PromptHead {
  return {
    ref: { kind: 'public', id },
    title,
    author,
    createdAt,
    updatedAt,
    description: promptSnippet(text),
    category: category ? { slug: null, name: category } : null,
    topic: null,
    kind: null,
  };
}

export function publicHead(prompt: UserPromptPreview) {
  return headOf(prompt, prompt.preview);
}

/** A prompt as a document for its author, who is not named in it. */
export function ownDocument(prompt: DocumentFields): PromptDocument {
  return { ...publicDocument(prompt), ref: { kind: 'own', id: prompt.id }, author: null };
}

export function publicDocument(prompt: DocumentFields): PromptDocument {
  const { tags, content } = prompt;
  return { ...headOf(prompt, content), tags, text: content, blanks: blanksOf(content, materialIn(content)) };
}
