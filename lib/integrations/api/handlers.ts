import 'server-only';
import { findGuide, guides } from '../../guides/guides';
import { findCategory, findLibraryDocument, findLibraryPrompt, library, promptsIn } from '../../prompts/library';
import { categoryAnswer, guideAnswer, guideSummary, promptAnswer } from './answers';
import type { ReadHandler } from './api-route';
import { fillPrompt } from './fill';
import { listPrompts } from './library-queries';
import type { operations } from './operations';
import { findCollectionAnswer, findProfileAnswer, findPublicDocument, listProfilePrompts, listPublicPrompts } from './public-queries';
import { searchEverything } from './search-queries';

type Operations = typeof operations;

/** The handler of each operation that everybody may ask for. */
export const handlers: { [Id in keyof Operations]: ReadHandler<Operations[Id]> } = {
  listPrompts,
  getPrompt({ slug }) {
    const prompt = findLibraryDocument(slug);
    return prompt && promptAnswer(prompt);
  },
  fillPrompt({ slug, values, anythingElse }) {
    const prompt = findLibraryDocument(slug);
    return prompt && fillPrompt(prompt, values, anythingElse);
  },
  search: searchEverything,
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
  getProfile: ({ username }) => findProfileAnswer(username),
  listProfilePrompts,
  getCollection: findCollectionAnswer,
};
