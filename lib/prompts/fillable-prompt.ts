import type { Prompt } from './prompt';
import type { PromptFacts, PromptListItem } from './prompt-list-item';
import type { PromptRef } from './prompt-ref';

/** A prompt with its text and blanks for the browser, served at /data/prompts/{id}.json. */
export type FillablePrompt = {
  ref: PromptRef;
  /** Key of the stored values. */
  storageId: string;
  title: string;
  promptText: string;
  material: readonly string[];
  /** `slug` is empty for a category that a user typed. */
  category: { slug: string; name: string };
  updatedAt?: string;
};

/** A library prompt with everything that its page shows, for the sheet. */
export type PromptDetails = FillablePrompt &
  Pick<Prompt, 'description' | 'createdAt' | 'thanks' | 'helpNow' | 'previewImage' | 'ratingWorked' | 'ratingNeedsTweak'> & {
    facts: PromptFacts;
    related: PromptListItem[];
  };
