import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';

/** Narrows the list of one's collections to those with these words in title or description. */
export function CollectionFilter() {
  return (
    <form className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2" role="search" action={paths.collections}>
      <div className="relative min-h-12 min-w-0">
        <Icon name="search" className="pointer-events-none absolute top-[15px] left-3.5 max-md:hidden" />
        <PromptSearch path={paths.collections} placeholder="Filter collections" label="Filter collections" required={false} />
      </div>
      <button type="submit" className={buttonClass({ size: 'field' })}>
        Filter
      </button>
    </form>
  );
}
