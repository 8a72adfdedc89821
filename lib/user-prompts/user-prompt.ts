import { PREVIEW_LENGTH } from '../limits';
import { AUTHOR_FIELDS } from '../profiles/profile';
import { parseTemplate } from '../prompts/template';
import type { SelectedPrompt } from '../supabase/selected';

/** Columns of user_prompts by their names in our code: those of lists and single prompts, and those of single prompts alone. */
const LIST_FIELDS = 'id, title, category, createdAt:created_at, updatedAt:updated_at';
const OWN = `${LIST_FIELDS}, isPublic:is_public` as const;
const PUBLIC = `${LIST_FIELDS}, author:user_profiles!user_prompts_author_fkey(${AUTHOR_FIELDS})` as const;
const DETAIL_FIELDS = 'content, sourceId:source_id, sourceTitle:source_title, sourceAuthor:source_author';
const PREVIEW = 'preview, variableCount:variable_count';

/** What queries select; the types below follow from it. bench/lib/community-queries.mjs measures the same queries in SQL. */
export const SELECT = {
  userPrompt: `${OWN}, ${DETAIL_FIELDS}`,
  userPromptPreview: `${OWN}, ${PREVIEW}`,
  publicPrompt: `${PUBLIC}, ${DETAIL_FIELDS}`,
  publicPromptPreview: `${PUBLIC}, ${PREVIEW}`,
  promptInCollection: `${PUBLIC}, isPublic:is_public, ownerId:user_id`,
} as const;

/** A prompt that somebody wrote, as its owner sees it. `updatedAt` is also its version: an edit names the one it started from. */
export type UserPrompt = SelectedPrompt<typeof SELECT.userPrompt>;

/** The same in a list, with the beginning of its content and the number of its blanks. */
export type UserPromptPreview = SelectedPrompt<typeof SELECT.userPromptPreview>;

/** A prompt that somebody published, with its author. */
export type PublicPrompt = SelectedPrompt<typeof SELECT.publicPrompt>;

/** What a prompt was copied from (source.ts); null in a prompt that is no copy. */
export type SourceFields = Pick<SelectedPrompt<typeof SELECT.userPrompt>, 'sourceId' | 'sourceTitle' | 'sourceAuthor'>;

/** Who wrote a public prompt, as everybody may know. */
export type Author = PublicPrompt['author'];

/** A public prompt in a list, with the beginning of its content and the number of its blanks. */
export type CountedPromptPreview = SelectedPrompt<typeof SELECT.publicPromptPreview>;

/** The same where the number of blanks is not known. */
export type PublicPromptPreview = Omit<CountedPromptPreview, 'variableCount'>;

/** A prompt in a collection of somebody's: their own, or a public one. */
export type PromptInCollection = SelectedPrompt<typeof SELECT.promptInCollection>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text can be the id of somebody's prompt; library slugs never are. */
export function isUserPromptId(text: string): boolean {
  return UUID.test(text);
}

/** The beginning of a blank that was cut in two. */
const CUT_BLANK = /\[[A-Z0-9_]+[|?][^\]]*$|\[[A-Z0-9_]*$/;

/** A preview, as the database cuts it off, that ends well: a blank that was cut in two is dropped. */
export function tidyPreview(preview: string): string {
  if ([...preview].length < PREVIEW_LENGTH) return preview;
  const last = parseTemplate(preview).at(-1);
  const cutAt = last?.kind === 'text' ? last.raw.search(CUT_BLANK) : -1;
  const whole = last && cutAt >= 0 ? preview.slice(0, cutAt - last.raw.length).trimEnd() : preview;
  return `${whole}…`;
}
