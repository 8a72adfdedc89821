import type { Prompt } from './prompt';
import type { PromptFacts, PromptListItem } from './prompt-list-item';
import type { PromptRef } from './prompt-ref';

/** A prompt with its text and blanks for the browser, served at /data/prompts/{id}.json. */
export type FillablePrompt = {
  ref: PromptRef;
  /** Name of the prompt in the key of its stored values (valuesKey). */
  storageId: string;
  title: string;
  promptText: string;
  material: readonly string[];
  /** For a user's prompt `slug` is empty, and so is `name` if it has no category. */
  category: { slug: string; name: string };
  updatedAt?: string;
};

/** A library prompt with everything that its page and its sheet show. */
export type PromptDetails = FillablePrompt &
  Pick<Prompt, 'description' | 'createdAt' | 'thanks' | 'helpNow' | 'previewImage' | 'ratingWorked' | 'ratingNeedsTweak'> & {
    facts: PromptFacts;
    related: PromptListItem[];
  };
