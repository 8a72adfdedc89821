import { publicName } from '../profiles/profile';
import { excerptOf } from '../prompts/excerpt';
import { categoryOf } from '../prompts/library';
import { libraryItem, type PromptFacts, type PromptListItem } from '../prompts/prompt-list-item';
import { promptRef } from '../prompts/prompt-ref';
import { databaseQuery } from '../search/database-query';
import { markMatches } from '../text/highlight';
import { plural } from '../text/plural';
import { tokenize } from '../text/tokens';
import { shownTag } from './tags';
import type { FoundPrompt, UserPromptPreview } from './user-prompt';

/** Facts of a user's prompt in each list. */
export const LIST_FACTS = {
  own: ['category', 'blanks', 'tags', 'createdAt', 'isPrivate', 'isHidden'],
  saved: ['author', 'category'],
  collection: ['author', 'category', 'isPrivate'],
  publicCollection: ['author', 'category'],
  public: ['author', 'category', 'createdAt'],
  profile: ['category', 'createdAt'],
} as const satisfies Record<string, readonly Fact[]>;

type Fact = keyof PromptFacts | 'blanks' | 'tags';

/** A user's prompt in a list. Only lists of the owner have its tags. */
type Listed = Omit<UserPromptPreview, 'preview'> & { tags?: readonly string[] };

export function userPromptFacts(prompt: Listed, shown: readonly Fact[]): PromptFacts {
  const { category, tags = [], createdAt, author, variableCount, isPublic, hiddenAt } = prompt;
  const facts: PromptFacts = {
    author: { name: publicName(author), username: author.username },
    category,
    createdAt,
    isPrivate: !isPublic,
    isHidden: hiddenAt !== null,
  };
  const isShown = (name: string) => shown.some((fact) => fact === name);
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => isShown(name))),
    texts: [...(isShown('blanks') ? [plural(variableCount, 'blank')] : []), ...(isShown('tags') ? tags.map(shownTag) : [])],
  };
}

/** A user's prompt as a row of a list. `q`: the query whose words are highlighted. */
export function userPromptItem(
  prompt: Listed & Pick<UserPromptPreview, 'preview'>,
  shown: readonly Fact[],
  { q = '', isOwn = false }: { q?: string | undefined; isOwn?: boolean } = {},
): PromptListItem {
  const { id, title, preview } = prompt;
  const matches = matchesIn(q, [title, preview]);
  return {
    ref: promptRef(id, isOwn),
    storageId: id,
    title,
    marked: matches.size > 0 ? markMatches(title, matches) : undefined,
    excerpt: excerptOf(preview, matches),
    facts: userPromptFacts(prompt, shown),
  };
}

/** A prompt as a row of a list. `shown`: facts of a user's prompt. `matches`: normalized words of the query in a library prompt. */
export function listItem(
  found: FoundPrompt,
  shown: readonly Fact[],
  { q, matches }: { q?: string | undefined; matches?: ReadonlySet<string> | undefined } = {},
): PromptListItem {
  if (found.kind === 'library') return libraryItem(found.prompt, { category: categoryOf(found.prompt), matches });
  return userPromptItem(found.prompt, shown, { q, isOwn: found.kind === 'own' });
}

/** Normalized words of the texts that begin with a word of the query, which is how the database matches them. */
export function matchesIn(query: string, texts: string[]): ReadonlySet<string> {
  const wanted = tokenize(databaseQuery(query));
  if (wanted.length === 0) return new Set();
  const words = new Set(texts.flatMap(tokenize));
  return new Set([...words].filter((word) => wanted.some((start) => word.startsWith(start))));
}
