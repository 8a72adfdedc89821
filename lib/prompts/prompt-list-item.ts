import { successPercent } from '../ratings/rating';
import { type Marked, markMatches } from '../search/highlight';
import { plural } from '../text/plural';
import type { ExcerptPiece } from './excerpt';
import type { Category, Prompt } from './prompt';
import type { PromptRef } from './prompt-ref';
import { labelOf } from './template';

/** A prompt of any kind as a row of a list shows it. */
export type PromptListItem = {
  ref: PromptRef;
  /** Names its values in this browser (FillablePrompt). */
  storageId: string;
  title: string;
  /** The title again, where words of it were searched for. */
  marked?: Marked[] | undefined;
  /** The description of a library prompt, the beginning of any other. */
  excerpt: ExcerptPiece[];
  facts: PromptFacts;
};

/** What a row or a page says of a prompt, in this order: each where it is shown. */
export type PromptFacts = {
  author?: { name: string; username: string };
  category?: string | null | undefined;
  /** What is said in plain text: of a prompt of the library what it asks for, of one's own how many blanks it has. */
  texts?: string[];
  /** Success, once it has been rated. */
  worked?: string | null;
  /** In how many accounts it is saved. */
  saves?: string | null;
  createdAt?: string;
  /** When somebody saved it who looks at what they saved. */
  savedAt?: string;
  /** When the person who looks last copied or sent it; null if never. */
  usedAt?: string | null;
  /** It comes first in their lists. */
  isPinned?: boolean;
  /** One's own that nobody else can see. */
  isPrivate?: boolean;
  /** One's own that was hidden from everybody else. */
  isHidden?: boolean;
};

type Shown = {
  /** Left out where the list is of one category. */
  category?: Category | undefined;
  /** The words that were searched for, normalized. */
  matches?: ReadonlySet<string> | undefined;
  /** In how many accounts it is saved, where the list is sorted by that. */
  saves?: number | undefined;
};

/** A prompt of the library in a list. */
export function libraryItem(prompt: Prompt, { category, matches, saves }: Shown = {}): PromptListItem {
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
  return { category: category?.name, texts: asksText(prompt), worked: workedText(prompt) };
}

/** What has to be pasted, or that it goes back and forth. */
function asksText({ conversation, material }: Prompt): string[] {
  if (material.length > 0) return [`Paste: ${material.map((name) => labelOf(name).toLowerCase()).join(', ')}`];
  return conversation ? ['Conversation'] : [];
}

function workedText({ ratingWorked: worked, ratingNeedsTweak: needsTweak }: Prompt): string | null {
  return worked + needsTweak > 0 ? `${successPercent({ worked, needsTweak })}% worked` : null;
}
