import { filePaths } from '../file-paths';
import type { PromptDetails } from './fillable-prompt';
import { withMeaningfulWords } from './search-suggestions';

/** A library prompt as /data/library.json contains it, without related prompts. */
export type OfflinePrompt = PromptDetails & { keywords: string };

/** Loads /data/library.json; without a connection, as the service worker has stored it. Empty if it cannot be loaded. */
export async function loadOfflineLibrary(): Promise<OfflinePrompt[]> {
  try {
    const response = await fetch(filePaths.libraryData);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

/** Prompts whose title, keywords or description have the words of a query, optionally of one category, by its slug. */
export function searchOfflineLibrary(library: readonly OfflinePrompt[], q: string, category?: string | null): OfflinePrompt[] {
  const inCategory = category ? library.filter((prompt) => prompt.category.slug === category) : library;
  return withMeaningfulWords(
    q,
    inCategory.map((prompt) => ({ ...prompt, keywords: `${prompt.keywords} ${prompt.description}` })),
  );
}
