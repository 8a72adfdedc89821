import { type Marked, markMatches } from '../text/highlight';
import { plural } from '../text/plural';
import type { ExcerptPiece } from './excerpt';
import type { Category, Prompt } from './prompt';
import type { PromptRef } from './prompt-ref';
import { successPercent } from './rating';
import { labelOf } from './template';

export type PromptListItem = {
  ref: PromptRef;
  /** Name of the prompt in the key of its stored values (valuesKey). */
  storageId: string;
  title: string;
  marked?: Marked[] | undefined;
  excerpt: ExcerptPiece[];
  facts: PromptFacts;
};

/** Facts that rows and pages give of a prompt beside its title. */
export type PromptFacts = {
  author?: { name: string; username: string };
  category?: string | null | undefined;
  /** Further facts as texts: what a library prompt asks for, blanks and tags of an own prompt, or saves of a public one. */
  texts?: string[];
  worked?: string | null;
  saves?: string | null;
  createdAt?: string;
  savedAt?: string;
  /** Time at which the user last copied or sent the prompt; null if never. */
  usedAt?: string | null;
  isPinned?: boolean;
  isPrivate?: boolean;
  isHidden?: boolean;
};

type LibraryItemOptions = {
  category?: Category | undefined;
  matches?: ReadonlySet<string> | undefined;
  /** Number of accounts that saved the prompt, in a list sorted by it. */
  saves?: number | undefined;
};

export function libraryItem(prompt: Prompt, { category, matches, saves }: LibraryItemOptions = {}): PromptListItem {
  const { id, slug, title, description } = prompt;
  return {
    ref: { kind: 'library', id: slug },
    storageId: id,
    title,
    marked: matches?.size ? markMatches(title, matches) : undefined,
    excerpt: matches?.size ? markMatches(description, matches) : [description],
    facts: { ...libraryFacts(prompt, category), ...(saves && { saves: plural(saves, 'save') }) },
  };
}

export function libraryFacts(prompt: Prompt, category?: Category): PromptFacts {
  const rating = { worked: prompt.ratingWorked, needsTweak: prompt.ratingNeedsTweak };
  const worked = rating.worked + rating.needsTweak > 0 ? `${successPercent(rating)}% worked` : null;
  return { category: category?.name, texts: asksText(prompt), worked };
}

function asksText({ conversation, material }: Prompt): string[] {
  if (material.length > 0) return [`Paste: ${material.map((name) => labelOf(name).toLowerCase()).join(', ')}`];
  return conversation ? ['Conversation'] : [];
}
