import { NameOptions } from '@/components/lists/name-options';
import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { selectClass } from '@/components/ui/field-class';
import { SearchBox } from '@/components/ui/search-box';
import { paths } from '@/lib/paths';

export function PublicPromptSearch({ category = '', categories }: { category?: string; categories: string[] }) {
  return (
    <form
      className="mb-8 grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-md:mb-6 md:grid-cols-[minmax(0,1fr)_220px_auto] print:hidden"
      role="search"
      action={paths.publicPrompts}
    >
      <SearchBox className="max-md:col-span-full">
        <PromptSearch path={paths.publicPrompts} hidden={['view', 'sort']} placeholder="Search community prompts" required={false} />
      </SearchBox>
      <select
        // React does not change the default of a select: another key makes another one.
        key={`${category} ${categories.length}`}
        className={selectClass()}
        name="category"
        defaultValue={category}
        aria-label="Category"
      >
        <NameOptions names={categories} chosen={category} all="All categories" />
      </select>
      <button type="submit" className={buttonClass({ variant: 'primary', size: 'field' })}>
        Search
      </button>
    </form>
  );
}
