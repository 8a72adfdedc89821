import type { Category, Prompt } from './prompt';
import type { PromptRef } from './prompt-ref';
import { type Variable, variablesOf } from './template';

/**
 * What a prompt of the library is used like: it works on a text that is pasted, leads several turns like a tutor or an interviewer, or is
 * plain. What rows say (`texts` of PromptFacts).
 */
export const PROMPT_KINDS = ['plain', 'material', 'conversation'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** What is said of a prompt that everybody may read, whether of the library or public: what Markdown and the API write, each in its own form. */
export type PromptDocument = {
  ref: PromptRef;
  title: string;
  description: string;
  /** `slug` is null for a category that somebody typed. */
  category: { slug: string | null; name: string } | null;
  /** The slug of a topic of that category. */
  topic: string | null;
  /** Null for a prompt that somebody wrote. */
  kind: PromptKind | null;
  /** Null for a prompt of the library. */
  author: { username: string; displayName: string | null } | null;
  createdAt: string;
  /** Null where only the day of its creation is known. */
  updatedAt: string | null;
  /** A template. */
  text: string;
  blanks: Blank[];
};

/** A variable, and whether it takes a text to work on. */
export type Blank = Variable & { material: boolean };

export function blanksOf(text: string, material: readonly string[]): Blank[] {
  return variablesOf(text).map((variable) => ({ ...variable, material: material.includes(variable.name) }));
}

export function kindOf({ material, conversation }: Prompt): PromptKind {
  if (material.length > 0) return 'material';
  return conversation ? 'conversation' : 'plain';
}

export function libraryHead(prompt: Prompt, { slug, name }: Category): Omit<PromptDocument, 'text' | 'blanks'> {
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
  return { ...libraryHead(prompt, category), text: promptText, blanks: blanksOf(promptText, material) };
}
