export function notFoundMessage(path: string): { title: string; text: string } {
  if (path.startsWith('/prompt/'))
    return { title: 'Prompt Not Found', text: "The prompt you're looking for doesn't exist or may have been removed." };
  if (path.startsWith('/guides/'))
    return { title: 'Guide Not Found', text: 'There is no guide at this address. The list of guides shows all there are.' };
  if (path.startsWith('/category/'))
    return { title: 'Category Not Found', text: 'There is no category at this address. All prompts are in one of the others.' };
  return { title: 'Page Not Found', text: "The page you're looking for doesn't exist or may have been removed." };
}
