import type { ReactNode } from 'react';
import { Options } from '@/components/forms/options';
import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { SearchBox } from '@/components/ui/search-box';
import type { CollectionRef } from '@/lib/collections/collection';
import { collectionName } from '@/lib/collections/collection-fields';
import { IN_ANY_COLLECTION, IN_NO_COLLECTION, type ListFilter } from '@/lib/lists/list-filter';
import { FilterDetails } from './filter-details';
import { FilterSelect } from './filter-select';
import { NameOptions } from './name-options';

type Props = {
  path: string;
  placeholder: string;
  filter: ListFilter;
  categories: string[];
  collections: CollectionRef[];
  children?: ReactNode;
};

const SUMMARY = 'cursor-pointer list-none peer-open:bg-hover [&::-webkit-details-marker]:hidden max-3xs:px-3';
const CHOICES = 'hidden w-full grid-cols-2 gap-2 max-xl:peer-open:grid xl:flex xl:w-auto xl:min-w-0';

/** The search, filter and order of My Prompts or Saved: a form whose state is the address. On narrow screens a button shows the choices. */
export function FilterForm({ path, placeholder, filter, categories, collections, children }: Props) {
  const { category = '', collection = '', tag, visibility, sort, view } = filter;
  const chosen = [category, tag, collection, visibility, sort].filter(Boolean).length;
  return (
    <form className="mb-3 flex flex-wrap gap-2 partial:invisible print:hidden" role="search" action={path}>
      {view && <input type="hidden" name="view" value={view} />}
      <SearchBox className="flex-[1_1_180px]">
        <PromptSearch path={path} placeholder={placeholder} required={false} />
      </SearchBox>
      <FilterDetails isOpen={chosen > 0}>
        <summary className={buttonClass({ size: 'field', className: SUMMARY })}>
          Filters
          {chosen > 0 && <span className="num font-medium text-ink-3">{chosen}</span>}
        </summary>
      </FilterDetails>
      <div className={CHOICES}>
        <FilterSelect name="category" label="Category" value={category}>
          <NameOptions names={categories} chosen={category} all="All categories" />
        </FilterSelect>
        {children}
        {(collections.length > 0 || collection) && (
          <FilterSelect name="collection" label="In collections" value={collection}>
            <option value="">Any collection</option>
            <option value={IN_ANY_COLLECTION}>In collections</option>
            <option value={IN_NO_COLLECTION}>In no collection</option>
            <Options of={collections.map((named) => [named.id, collectionName(named)])} dir="auto" />
          </FilterSelect>
        )}
        <FilterSelect name="sort" label="Sort by" value={sort ?? ''}>
          <option value="">Recently used</option>
          <option value="newest">Newest</option>
          <option value="title">A-Z</option>
        </FilterSelect>
        {/* With JavaScript the list follows what is typed and chosen. */}
        <button type="submit" className={buttonClass({ size: 'field', className: '[@media(scripting:enabled)]:hidden' })}>
          Search
        </button>
      </div>
    </form>
  );
}
