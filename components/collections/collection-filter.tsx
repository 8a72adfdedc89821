import { PromptSearch } from '@/components/prompts/search/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';

export function CollectionFilter() {
  return (
    <form className="mb-5 flex gap-2" role="search" action={paths.collections}>
      <div className="relative min-h-12 min-w-0 flex-1">
        <Icon name="search" className="pointer-events-none absolute top-[15px] left-3.5 max-md:hidden" />
        <PromptSearch path={paths.collections} placeholder="Filter collections" label="Filter collections" required={false} />
      </div>
      {/* With JavaScript the list follows what is typed. */}
      <button type="submit" className={buttonClass({ size: 'field', className: '[@media(scripting:enabled)]:hidden' })}>
        Filter
      </button>
    </form>
  );
}
