import 'server-only';
import { findGuide, guides } from '../../guides/guides';
import { categoryOf, findCategory, findLibraryDocument, findLibraryPrompt, library, promptsIn } from '../../prompts/library';
import { compareBy } from '../../prompts/library-order';
import type { Prompt } from '../../prompts/prompt';
import { kindOf, libraryHead } from '../../prompts/prompt-document';
import { countLibrarySaves } from '../../saved/count-library-saves';
import { categoryAnswer, guideAnswer, guideSummary, promptAnswer, promptSummary } from './answers';
import type { PublicHandler } from './api-route';
import { parseCategory, parseTopic } from './category-parameter';
import { fillPrompt } from './fill';
import type { InputOf } from './input';
import { nextUrl, pageAfter } from './list-page';
import { operations } from './operations';
import { invalid, ProblemError, problemOf } from './problem';
import {
  findCollectionAnswer,
  findProfileAnswer,
  findPublicDocument,
  findSuggestionsAnswer,
  listProfilePrompts,
  listPublicPrompts,
} from './public-queries';
import { findSearchResults } from './search-queries';

type Operations = typeof operations;

export const handlers: { [Id in keyof Operations]: PublicHandler<Operations[Id]> } = {
  listPrompts,
  getPrompt({ slug }) {
    const prompt = findLibraryDocument(slug);
    return prompt && promptAnswer(prompt);
  },
  fillPrompt({ slug, values, anythingElse }) {
    const prompt = findLibraryDocument(slug);
    return prompt && fillPrompt(prompt, values, anythingElse);
  },
  search: findSearchResults,
  listCategories: () => ({ categories: library().categories.map((category) => categoryAnswer(category, promptsIn(category))) }),
  getCategory({ slug }) {
    const category = findCategory(slug);
    return category && categoryAnswer(category, promptsIn(category));
  },
  listGuides: () => ({ guides: guides().flatMap((guide) => guideSummary(guide) ?? []) }),
  getGuide({ slug }) {
    const found = findGuide(slug);
    return found && guideAnswer(found.guide, findLibraryPrompt);
  },
  listPublicPrompts,
  async getPublicPrompt({ id }) {
    const prompt = await findPublicDocument(id);
    return prompt && promptAnswer(prompt);
  },
  async fillPublicPrompt({ id, values, anythingElse }) {
    const prompt = await findPublicDocument(id);
    return prompt && fillPrompt(prompt, values, anythingElse);
  },
  listPromptSuggestions: ({ id }) => findSuggestionsAnswer(id),
  getProfile: ({ username }) => findProfileAnswer(username),
  listProfilePrompts,
  getCollection: findCollectionAnswer,
};

export async function listPrompts(input: InputOf<typeof operations.listPrompts>) {
  const category = parseCategory(input.category);
  const topic = parseTopic(input.topic, category);
  const prompts = (category ? promptsIn(category) : library().prompts).filter(
    (prompt) => (!topic || prompt.topic === topic) && (!input.kind || kindOf(prompt) === input.kind),
  );
  const page = pageAfter(await sorted(prompts, input.sort), ({ slug }) => slug, input);
  if (!page) throw invalid({ name: 'after', in: 'query', detail: 'must be the id of a prompt in this list' });
  return {
    prompts: page.rows.map((prompt) => promptSummary(libraryHead(prompt, categoryOf(prompt)))),
    next: nextUrl(operations.listPrompts.path, input, page.next),
  };
}

async function sorted(prompts: readonly Prompt[], sort: InputOf<typeof operations.listPrompts>['sort']): Promise<readonly Prompt[]> {
  if (!sort) return prompts;
  const saves = sort === 'saved' ? await countLibrarySaves() : new Map<string, number>();
  if (!saves) throw new ProblemError(problemOf('unavailable', 'The order by saves is not available at the moment'));
  return prompts.toSorted(compareBy(sort, saves));
}
