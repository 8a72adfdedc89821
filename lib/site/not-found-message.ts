import { NOT_FOUND_TITLES } from './not-found-titles';

export function notFoundMessage(path: string): { title: string; text: string } {
  if (path.startsWith('/prompt/'))
    return { title: NOT_FOUND_TITLES.libraryPrompt, text: "The prompt you're looking for doesn't exist or may have been removed." };
  if (path.startsWith('/guides/'))
    return { title: NOT_FOUND_TITLES.guide, text: 'There is no guide at this address. The list of guides shows all there are.' };
  if (path.startsWith('/category/'))
    return { title: NOT_FOUND_TITLES.category, text: 'There is no category at this address. All prompts are in one of the others.' };
  return { title: NOT_FOUND_TITLES.page, text: "The page you're looking for doesn't exist or may have been removed." };
}
