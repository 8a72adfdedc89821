import { PREVIEW_LENGTH } from '../limits';
import { AUTHOR_FIELDS } from '../profiles/profile';
import type { FillablePrompt } from '../prompts/fillable-prompt';
import type { Prompt } from '../prompts/prompt';
import { promptRef } from '../prompts/prompt-ref';
import { parseTemplate } from '../prompts/template';
import { materialIn } from '../prompts/written-values';
import type { PromptQueryData } from '../supabase/query-data';
import { PROMPT_COLUMNS, type PromptFormValues, promptFormValues, SHORT_COLUMNS, VERSION_COLUMNS } from './prompt-fields';

const FIELDS = `id, ${SHORT_COLUMNS}, createdAt:created_at, updatedAt:updated_at, isPublic:is_public, hiddenAt:hidden_at, ownerId:user_id, variableCount:variable_count, author:user_profiles!user_prompts_author_fkey(${AUTHOR_FIELDS})`;

const PREVIEW = `${FIELDS}, preview` as const;

/** Columns that queries select; the types below follow from them. bench/lib/community-queries.mjs measures the same queries. */
export const PROMPT_SELECT = {
  preview: PREVIEW,
  /** Columns for lists of the owner; nobody else may know when a prompt was used. */
  own: `${PREVIEW}, tags, use:user_prompt_uses(usedAt:used_at)`,
  written: PROMPT_COLUMNS,
  /** Columns that a copy made by Make it mine gets: all that its author writes but the tags. */
  copied: VERSION_COLUMNS,
  whole: `${FIELDS}, tags, content, suggestions, saves:prompt_saves(saves), sourceId:source_id, sourceTitle:source_title, sourceAuthor:source_author`,
} as const;

/** A prompt that a user wrote. `updatedAt` is also the version: an edit names the one it started from. */
export type UserPrompt = PromptQueryData<typeof PROMPT_SELECT.whole>;

export type UserPromptPreview = PromptQueryData<typeof PROMPT_SELECT.preview>;

export type OwnLabel = { name: string; prompts: number };

/** A prompt that was found by its id. It can be used as a PromptRef. */
export type FoundPrompt = { id: string } & ({ kind: 'library'; prompt: Prompt } | { kind: 'public' | 'own'; prompt: UserPromptPreview });

export type Author = UserPrompt['author'];

export function fillableUserPrompt({ id, title, content, category, updatedAt }: UserPrompt): FillablePrompt {
  return {
    ref: promptRef(id),
    storageId: id,
    title,
    promptText: content,
    material: materialIn(content),
    category: { slug: '', name: category ?? '' },
    updatedAt,
  };
}

/** A prompt for its owner, with the fields of the form besides the text. */
export type EditablePrompt = FillablePrompt & { form: Omit<PromptFormValues, 'content'> };

export function editablePrompt(prompt: UserPrompt): EditablePrompt {
  const { content: _, ...form } = promptFormValues(prompt);
  return { ...fillableUserPrompt(prompt), ref: promptRef(prompt.id, true), form };
}

/** Matches a blank whose end was cut off. */
const CUT_BLANK = /\[[A-Z0-9_]+[|?][^\]]*$|\[[A-Z0-9_]*$/;

/** Ends a preview of the maximum length with "…", and leaves out a blank that the database has cut in two. */
export function tidyPreview(preview: string): string {
  if ([...preview].length < PREVIEW_LENGTH) return preview;
  const last = parseTemplate(preview).at(-1);
  const cutAt = last?.kind === 'text' ? last.raw.search(CUT_BLANK) : -1;
  const whole = last && cutAt >= 0 ? preview.slice(0, cutAt - last.raw.length).trimEnd() : preview;
  return `${whole}…`;
}

export function withTidyPreview<Row extends { preview: string }>(row: Row): Row {
  return { ...row, preview: tidyPreview(row.preview) };
}
