import 'server-only';
import type { Account } from '../../account/account';
import { SUGGESTIONS } from '../../account-limits';
import { accountPaths } from '../../account-paths';
import { textsOf } from '../../collections/collection-fields';
import { findCollection, itemIds, ownCollections } from '../../collections/queries';
import { SERVER_COUNTS } from '../../limits';
import { cleanQuery } from '../../lists/list-filter';
import { findPrompts } from '../../my-prompts/find-prompts';
import { findUserPrompt, findUserPrompts, userPrompts } from '../../my-prompts/queries';
import type { UserPrompt } from '../../my-prompts/user-prompt';
import { paths } from '../../paths';
import { blanksOf } from '../../prompts/prompt-document';
import { materialIn } from '../../prompts/written-values';
import { savedPrompts } from '../../saved/queries';
import { absoluteUrl } from '../../site';
import { findSuggestion, promptOf, suggestionsOf } from '../../suggestions/queries';
import type { SuggestionSummary } from '../../suggestions/suggestion';
import { blankAnswer, promptSummary } from './answers';
import type { InputOf } from './input';
import { listUrl } from './list-page';
import { ownOperations } from './own-operations';
import { promptHead } from './public-queries';
import { versionTag } from './version-tag';

export async function listOwnPrompts({ q, ...input }: InputOf<typeof ownOperations.listOwnPrompts>, user: Account) {
  const { ids, total } = await findUserPrompts({ ...input, ...(q && { q: cleanQuery(q) }) });
  const prompts = await userPrompts(user, ids);
  const rows = prompts.map(({ use, ...prompt }) => ({ ...ownSummary(prompt), usedAt: use?.usedAt ?? null }));
  return { body: { total, prompts: rows, next: nextPageUrl(ownOperations.listOwnPrompts.path, { ...input, q }, total) } };
}

type Summarized = Pick<UserPrompt, 'id' | 'title' | 'category' | 'tags' | 'isPublic' | 'createdAt' | 'updatedAt'>;
const ownSummary = ({ id, title, category, tags, isPublic, createdAt, updatedAt }: Summarized) => ({
  id,
  title,
  category,
  tags,
  public: isPublic,
  createdAt,
  updatedAt,
  url: absoluteUrl(paths.userPrompt(id)),
});

export async function ownPromptAnswer(user: Account, id: string, status: 200 | 201 = 200) {
  const prompt = await findUserPrompt(user, id);
  if (!prompt) return null;
  const { content, updatedAt } = prompt;
  const body = { ...ownSummary(prompt), text: content, blanks: blanksOf(content, materialIn(content)).map(blankAnswer) };
  return { body, status, headers: { ETag: versionTag(updatedAt), ...(status === 201 && { Location: paths.api(`/me/prompts/${id}`) }) } };
}

export async function listSaved(input: InputOf<typeof ownOperations.listSaved>) {
  const { rows, total } = await savedPrompts(input);
  const saved = rows.map(({ saved: { promptId, createdAt }, prompt }) => ({
    id: promptId,
    savedAt: createdAt,
    prompt: prompt && promptSummary(promptHead(prompt)),
  }));
  return { body: { total, saved, next: nextPageUrl(ownOperations.listSaved.path, input, total) } };
}

export async function listSuggestions({ show, page }: InputOf<typeof ownOperations.listSuggestions>, user: Account) {
  const { rows, total } = await suggestionsOf(user, show, page);
  const next = nextPageUrl(ownOperations.listSuggestions.path, { show, page }, total, SUGGESTIONS.page);
  return { body: { total, suggestions: rows.map(suggestionSummary), next } };
}

const suggestionSummary = ({ id, promptId, title, note, suggester, author, state, createdAt, decidedAt }: SuggestionSummary) => ({
  id,
  prompt: promptId,
  title,
  note,
  from: suggester?.username ?? null,
  to: author?.username ?? null,
  state: state as 'open' | 'taken' | 'declined',
  createdAt,
  decidedAt,
  url: absoluteUrl(accountPaths.suggestion(id)),
});

/** The answer with a suggestion and the text of its prompt; null without a suggestion. The prompt's author gets its version as the ETag. */
export async function suggestionAnswer(user: Account, id: string, status: 200 | 201 = 200) {
  const suggestion = await findSuggestion(id);
  if (!suggestion) return null;
  const prompt = await promptOf(suggestion, user);
  const { content: text, answer } = suggestion;
  const promptUpdatedAt = prompt?.version ?? null;
  const body = { ...suggestionSummary(suggestion), text, answer, promptText: prompt?.text ?? null, promptUpdatedAt };
  return { body, status, ...(promptUpdatedAt && { headers: { ETag: versionTag(promptUpdatedAt) } }) };
}

export async function listOwnCollections() {
  const collections = (await ownCollections()).map(({ id, isPublic, prompts, ...collection }) => ({
    id,
    ...textsOf(collection),
    public: isPublic,
    total: prompts,
    url: absoluteUrl(paths.collection(id)),
  }));
  return { body: { collections } };
}

/** The answer with one of the user's collections; null if there is none. Prompts that are added, moved or removed do not change the ETag. */
export async function ownCollectionAnswer(user: Account, id: string, status: 200 | 201 = 200) {
  const collection = await findCollection(user, id);
  if (!collection) return null;
  const ids = await itemIds(id);
  const found = await findPrompts(ids, user);
  const { slug, isPublic, updatedAt } = collection;
  const prompts = ids.map((promptId, index) => ({ id: promptId, title: found[index]?.prompt.title ?? null }));
  const url = absoluteUrl(paths.collection(id));
  const body = { id, ...textsOf(collection), slug, updatedAt, prompts, public: isPublic, url };
  return {
    body,
    status,
    headers: { ETag: versionTag(updatedAt), ...(status === 201 && { Location: paths.api(`/me/collections/${id}`) }) },
  };
}

type PageQuery = { page: number; [name: string]: string | number | undefined };

function nextPageUrl(path: string, query: PageQuery, total: number, rows: number = SERVER_COUNTS.ownPage): string | null {
  return query.page * rows < total ? listUrl(path, { ...query, page: query.page + 1 }) : null;
}
