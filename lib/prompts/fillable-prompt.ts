import type { Prompt } from './prompt';
import type { PromptFacts, PromptListItem } from './prompt-list-item';
import type { PromptRef } from './prompt-ref';

/** The text of a prompt of any kind: what the browser needs to show, fill, copy and send it. Served at /data/prompts/{id}.json. */
export type FillablePrompt = {
  ref: PromptRef;
  /** Names its values in this browser: `id` in prompts.json, for all others that of `ref`. */
  storageId: string;
  title: string;
  promptText: string;
  /** The blanks that take pasted text, the material to work on. */
  material: readonly string[];
  /** `slug` is that of a category of the library; empty for what people typed. */
  category: { slug: string; name: string };
  /** The version of a prompt that somebody wrote: an edit names the one it started from. */
  updatedAt?: string;
};

/** All that the page of a library prompt shows, for the sheet. */
export type PromptDetails = FillablePrompt &
  Pick<Prompt, 'description' | 'createdAt' | 'helpNow' | 'previewImage' | 'ratingWorked' | 'ratingNeedsTweak'> & {
    facts: PromptFacts;
    related: PromptListItem[];
  };
