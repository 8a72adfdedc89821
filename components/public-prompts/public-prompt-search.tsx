import { PromptSearch } from '@/components/prompts/list/prompt-search';
import { buttonClass } from '@/components/ui/button-class';
import { fieldClass } from '@/components/ui/field-class';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/paths';

type Props = { category?: string; categories: string[] };

const ARROW =
  'bg-[linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(-45deg,transparent_50%,currentColor_50%)] bg-size-[6px_6px] bg-[position:right_20px_center,right_14px_center] bg-no-repeat forced-colors:appearance-auto forced-colors:bg-none';
const SELECT = `${fieldClass({ padding: 'py-2.5 pr-10 pl-3' })} ${ARROW} text-ellipsis parsing:invisible`;

/** Words and a category; a form whose state is the address. The words search as they are typed. */
export function PublicPromptSearch({ category = '', categories }: Props) {
  // A category that is gone from the list stays chosen, so that the form says what the list shows.
  const choices = category && !categories.includes(category) ? [category, ...categories] : categories;
  return (
    <form
      className="mb-8 grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-md:mb-6 md:grid-cols-[minmax(0,1fr)_220px_auto] print:hidden"
      role="search"
      action={paths.publicPrompts}
    >
      <div className="relative min-h-12 min-w-0 max-md:col-span-full">
        <Icon name="search" className="pointer-events-none absolute top-[15px] left-3.5" />
        <PromptSearch path={paths.publicPrompts} placeholder="Search community prompts" required={false} />
      </div>
      <select className={SELECT} name="category" key={`${category} ${choices.length}`} defaultValue={category} aria-label="Category">
        <option value="">All categories</option>
        {choices.map((name) => (
          <option key={name} value={name} dir="auto">
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className={buttonClass({ variant: 'primary', size: 'field' })}>
        Search
      </button>
    </form>
  );
}
