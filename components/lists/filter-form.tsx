import type { ReactNode } from 'react';
import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { CollectionName } from '@/lib/collections/collection';
import { IN_ANY_COLLECTION, IN_NO_COLLECTION, type ListFilter } from '@/lib/lists/list-filter';
import { FilterSelect } from './filter-select';

type Props = {
  path: string;
  placeholder: string;
  filter: ListFilter;
  categories: string[];
  collections: CollectionName[];
  children?: ReactNode;
};

/** The search, filter and order of My Prompts or Saved; a form whose state is the address. Children are what only one of them has. */
export function FilterForm({
  path,
  placeholder,
  filter: { category = '', collection = '', sort },
  categories,
  collections,
  children,
}: Props) {
  // A category that is gone from the list stays chosen, so that the form says what the list shows.
  const choices = category && !categories.includes(category) ? [category, ...categories] : categories;
  return (
    <form className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2 print:hidden" role="search" action={path}>
      <div className="relative min-h-12 min-w-0">
        <Icon name="search" className="pointer-events-none absolute top-[15px] left-3.5 max-md:hidden" />
        <PromptSearch path={path} placeholder={placeholder} required={false} />
      </div>
      <button type="submit" className={buttonClass({ size: 'field' })}>
        Search
      </button>
      <div className="col-span-full grid grid-cols-2 gap-2 md:flex md:flex-wrap max-md:[&>:nth-child(3):not(:last-child)]:col-span-full">
        <FilterSelect name="category" label="Category" value={category}>
          <option value="">All categories</option>
          {choices.map((name) => (
            <option key={name} value={name} dir="auto">
              {name}
            </option>
          ))}
        </FilterSelect>
        {children}
        {(collections.length > 0 || collection) && (
          <FilterSelect name="collection" label="In collections" value={collection}>
            <option value="">Any collection</option>
            <option value={IN_ANY_COLLECTION}>In collections</option>
            <option value={IN_NO_COLLECTION}>In no collection</option>
            {collections.map(({ id, title }) => (
              <option key={id} value={id} dir="auto">
                {title}
              </option>
            ))}
          </FilterSelect>
        )}
        <FilterSelect name="sort" label="Sort by" value={sort ?? ''} labelled>
          <option value="">Recently used</option>
          <option value="newest">Newest</option>
          <option value="title">A-Z</option>
        </FilterSelect>
      </div>
    </form>
  );
}
