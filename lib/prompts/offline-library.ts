import { filePaths } from '../file-paths';
import type { PromptDetails } from './fillable-prompt';
import { withMeaningfulWords } from './search-suggestions';

/** A library prompt with the words that find it, served at /data/library.json. */
export type OfflinePrompt = PromptDetails & { keywords: string };

/** The library as this browser has stored it; empty if it has not. */
export async function loadOfflineLibrary(): Promise<OfflinePrompt[]> {
  try {
    const response = await fetch(filePaths.libraryData);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

/** Prompts whose title, keywords or description have the words of a query, of one category if it is named. */
export function searchOfflineLibrary(library: readonly OfflinePrompt[], q: string, category?: string | null): OfflinePrompt[] {
  const inCategory = category ? library.filter((prompt) => prompt.category.slug === category) : library;
  return withMeaningfulWords(
    q,
    inCategory.map((prompt) => ({ ...prompt, keywords: `${prompt.keywords} ${prompt.description}` })),
  );
}
