/** Titles of not-found pages. Things of the site have capitals, what people made has not (docs/words.md). */
export const NOT_FOUND_TITLES = {
  page: 'Page Not Found',
  libraryPrompt: 'Prompt Not Found',
  guide: 'Guide Not Found',
  category: 'Category Not Found',
  prompt: 'Prompt not found',
  collection: 'Collection not found',
  user: 'User not found',
};
