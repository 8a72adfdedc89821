import type { ExcerptPiece } from './excerpt';
import type { Prompt } from './prompt';
import type { PromptMetadataValues } from './prompt-metadata';

/** What the browser needs of a prompt to show, fill, copy and send it. */
export type FillablePrompt = {
  id: string;
  slug: string;
  title: string;
  promptText: string;
  /** The blanks that take pasted text, the material to work on. */
  material: readonly string[];
  category: { slug: string; name: string };
};

/** All that the page of a library prompt shows, for the sheet. Served at /data/prompts/{slug}.json. */
export type PromptDetails = FillablePrompt &
  Pick<Prompt, 'description' | 'createdAt' | 'previewImage' | 'ratingWorked' | 'ratingNeedsTweak'> & {
    metadata: PromptMetadataValues;
    related: RelatedPrompt[];
  };

/** A prompt in the list of those that are like another. */
export type RelatedPrompt = Pick<Prompt, 'id' | 'slug' | 'title'> & { excerpt: ExcerptPiece[]; metadata: PromptMetadataValues };
