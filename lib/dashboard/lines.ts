import type { UserPrompt } from '../my-prompts/user-prompt';
import { type Person, publicName } from '../profiles/profile';
import type { Prompt } from '../prompts/prompt';
import type { PromptFacts, PromptListItem } from '../prompts/prompt-list-item';
import { promptRef } from '../prompts/prompt-ref';

/**
 * Row of the start page, for a prompt of any kind. `editable` is only set for own prompts; `pinnedAt` is when the current user pinned it.
 */
export type StartRow = { item: PromptListItem; editable?: { updatedAt: string; hasBlanks: boolean }; pinnedAt?: string | null };

export function libraryLine({ id, slug, title }: Prompt, facts: PromptFacts): StartRow {
  return { item: { ref: { kind: 'library', id: slug }, storageId: id, title, excerpt: [], facts } };
}

type Written = Pick<UserPrompt, 'id' | 'title' | 'category'>;

export function publicLine({ id, title, category, author }: Written & { author: Person }, facts: PromptFacts = {}): StartRow {
  const by = { name: publicName(author), username: author.username };
  return { item: { ref: promptRef(id), storageId: id, title, excerpt: [], facts: { author: by, category, ...facts } } };
}

export function ownLine({ id, title, category }: Written, editable: NonNullable<StartRow['editable']>, facts: PromptFacts): StartRow {
  return { item: { ref: promptRef(id, true), storageId: id, title, excerpt: [], facts: { category, ...facts } }, editable };
}
