import { SearchField } from '@/components/site/search-field';
import { paths } from '@/lib/paths';

type Props = { q?: string; category?: string; categories: string[] };

/** Words and a category; a plain form whose state is the address. */
export function PublicPromptSearch({ q = '', category = '', categories }: Props) {
  // A category that is gone from the list stays chosen, so that the form says what the list shows.
  const choices = category && !categories.includes(category) ? [category, ...categories] : categories;
  return (
    <form className="search-form public-prompt-search" role="search" action={paths.publicPrompts}>
      <SearchField key={q} defaultValue={q} placeholder="Search community prompts" />
      <select className="field" name="category" key={`${category} ${choices.length}`} defaultValue={category} aria-label="Category">
        <option value="">All categories</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="btn btn-primary">
        Search
      </button>
    </form>
  );
}
