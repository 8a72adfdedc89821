import { library } from '@/lib/prompts/library';
import { CATEGORY_NAMES } from './user-prompt-messages';

/** The library's categories, offered while a category is typed. Once a page, for all its forms. */
export function CategoryNames() {
  return (
    <datalist id={CATEGORY_NAMES}>
      {library().categories.map(({ slug, name }) => (
        <option key={slug} value={name} />
      ))}
    </datalist>
  );
}
