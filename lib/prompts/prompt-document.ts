import type { Category, Prompt } from './prompt';
import type { PromptRef } from './prompt-ref';
import { type Variable, variablesOf } from './template';

export const PROMPT_KINDS = ['plain', 'material', 'conversation'] as const;
type PromptKind = (typeof PROMPT_KINDS)[number];

/**
 * A library prompt or a user's with all its data, for Markdown and the API. Only a user's may have tags and an author, and only a library prompt a
 * topic and a kind.
 */
export type PromptDocument = {
  ref: PromptRef;
  title: string;
  description: string;
  /** A category that a user typed has no slug. */
  category: { slug: string | null; name: string } | null;
  tags: readonly string[];
  topic: string | null;
  kind: PromptKind | null;
  author: { username: string; displayName: string | null } | null;
  createdAt: string;
  /** Time of the last change; null for a library prompt, of which only the day of creation is known. */
  updatedAt: string | null;
  text: string;
  blanks: Blank[];
};

export type Blank = Variable & { material: boolean };

export function blanksOf(text: string, material: readonly string[]): Blank[] {
  return variablesOf(text).map((variable) => ({ ...variable, material: material.includes(variable.name) }));
}

export function kindOf({ material, conversation }: Prompt): PromptKind {
  if (material.length > 0) return 'material';
  return conversation ? 'conversation' : 'plain';
}

export type PromptHead = Omit<PromptDocument, 'tags' | 'text' | 'blanks'>;

export function libraryHead(prompt: Prompt, { slug, name }: Category): PromptHead {
  const { title, description, topic = null, createdAt } = prompt;
  return {
    ref: { kind: 'library', id: prompt.slug },
    title,
    description,
    topic,
    createdAt,
    category: { slug, name },
    kind: kindOf(prompt),
    author: null,
    updatedAt: null,
  };
}

export function libraryDocument(prompt: Prompt, category: Category): PromptDocument {
  const { promptText, material } = prompt;
  return { ...libraryHead(prompt, category), tags: [], text: promptText, blanks: blanksOf(promptText, material) };
}
