import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { SearchBox } from '@/components/ui/search-box';
import { paths } from '@/lib/paths';

export function CollectionFilter() {
  return (
    <form className="mb-5 flex gap-2" role="search" action={paths.collections}>
      <SearchBox className="flex-1">
        <PromptSearch path={paths.collections} placeholder="Filter collections" aria-label="Filter collections" required={false} />
      </SearchBox>
      {/* With JavaScript the button is hidden, because the list follows what is typed. */}
      <button type="submit" className={buttonClass({ size: 'field', className: '[@media(scripting:enabled)]:hidden' })}>
        Filter
      </button>
    </form>
  );
}
