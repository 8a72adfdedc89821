import type { Person } from '../profiles/profile';
import type { Category, Prompt } from './prompt';
import type { PromptRef } from './prompt-ref';
import { type Variable, variablesOf } from './template';

/** A prompt that everybody may read, of whatever kind, with all that is said of it: what Markdown and the API write in their own forms. */
export type PromptDocument = {
  ref: PromptRef;
  title: string;
  description: string;
  /** `slug` is null for a category that somebody typed. */
  category: { slug: string | null; name: string } | null;
  /** The slug of a topic of that category. */
  topic: string | null;
  /** It leads several turns, such as a tutor or an interviewer. Nobody says that of a prompt that somebody wrote. */
  conversation: boolean;
  /** The template. */
  text: string;
  blanks: Blank[];
  /** Null for a prompt of the library. */
  author: Person | null;
  createdAt: string;
  /** Null where only the day of its creation is known. */
  updatedAt: string | null;
};

/** A variable, and whether it takes a text to work on. */
export type Blank = Variable & { material: boolean };

export function blanksOf(text: string, material: readonly string[]): Blank[] {
  return variablesOf(text).map((variable) => ({ ...variable, material: material.includes(variable.name) }));
}

export function libraryDocument(prompt: Prompt, { slug, name }: Category): PromptDocument {
  const { title, description, topic = null, conversation, promptText, material, createdAt } = prompt;
  return {
    ref: { kind: 'library', id: prompt.slug },
    ...{ title, description, topic, conversation, createdAt },
    category: { slug, name },
    text: promptText,
    blanks: blanksOf(promptText, material),
    author: null,
    updatedAt: null,
  };
}
