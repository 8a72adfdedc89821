import type { Account } from '../account/account';
import { type Person, publicName } from '../profiles/profile';
import type { SuggestionQueryData } from '../supabase/query-data';

const PERSON = 'username, displayName:display_name';
const SUMMARY =
  `id, promptId:prompt_id, title, note, state, authorId:author_id, suggesterId:suggester_id, createdAt:created_at, decidedAt:decided_at, told, hiddenAt:hidden_at, suggester:user_profiles!suggestions_suggester_fkey(${PERSON}), author:user_profiles!suggestions_author_fkey(${PERSON})` as const;

/** Columns that queries select; the types below follow from them. Lists read the `summary`, which has the title and the note, but no text of the prompt. */
export const SUGGESTION_SELECT = {
  summary: SUMMARY,
  whole: `${SUMMARY}, content, base, answer` as const,
} as const;

/** A selected row, in which a person whose profile is hidden is null, unlike in the generated types. */
type Row<Selected> = Omit<Selected, 'suggester' | 'author'> & { suggester: Person | null; author: Person | null };

/** A suggestion in a list. `authorId`: author of the prompt, or null for a library prompt. `told`: the suggester has seen the decision. */
export type SuggestionSummary = Row<SuggestionQueryData<typeof SUGGESTION_SELECT.summary>>;

/**
 * A suggestion with its texts. `base`: hash of the text from which `content` was made. `content` is null if only a note was sent, or once a
 * suggestion to a user's prompt was taken.
 */
export type Suggestion = Row<SuggestionQueryData<typeof SUGGESTION_SELECT.whole>>;

export const ANSWER_SELECT =
  `id, text, createdAt:created_at, hiddenAt:hidden_at, writer:user_profiles!suggestion_answers_writer_fkey(${PERSON})` as const;

export type Answer = { id: string; text: string; createdAt: string; hiddenAt: string | null; writer: Person | null };

/** Filters of the list of suggestions. Only keepers see those to the library that others sent. */
export const SHOWN_SUGGESTIONS = ['received', 'sent', 'library'] as const;
export type ShownSuggestions = (typeof SHOWN_SUGGESTIONS)[number];

export const PUBLIC_SUGGESTION_SELECT =
  `id, note, state, createdAt:created_at, decidedAt:decided_at, suggester:user_profiles!suggestions_suggester_fkey(${PERSON}), answers:suggestion_answers(${ANSWER_SELECT})` as const;

export type PublicSuggestion = Pick<Suggestion, 'id' | 'note' | 'state' | 'createdAt' | 'decidedAt' | 'suggester'> & { answers: Answer[] };

/**
 * Number of taken suggestions to a public prompt, usernames of those who made the last ones, and number of open suggestions that everybody may read.
 */
export type PromptThanks = { taken: number; usernames: string[]; open: number };

export const personName = (person: Person | null): string => (person ? publicName(person) : 'Somebody');

export type Role = 'author' | 'suggester' | 'keeper' | 'reader';

export function roleIn({ authorId, suggesterId }: Pick<Suggestion, 'authorId' | 'suggesterId'>, user: Account, isKeeper: boolean): Role {
  if (suggesterId === user.id && !(authorId === null && isKeeper)) return 'suggester';
  if (authorId === user.id) return 'author';
  return authorId === null && isKeeper ? 'keeper' : 'reader';
}

/** True for a suggestion of the user that was decided, unless the user has seen the decision. */
export const isUnseenDecision = ({ state, told, suggesterId }: SuggestionSummary, user: Account): boolean =>
  suggesterId === user.id && state !== 'open' && !told;

const STATES: Record<string, string> = { open: 'Open', taken: 'Taken', declined: 'Declined' };

export const stateLabel = (state: string): string => STATES[state] ?? state;
