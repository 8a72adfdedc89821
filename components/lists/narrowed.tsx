import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { type ListFilter, listPath } from '@/lib/lists/list-filter';
import { plural } from '@/lib/text/plural';

/** "3 of 12 prompts match “plan”": what a filter leaves of a list. */
export function NarrowedText({ count, all, q, noun = 'prompt' }: { count: number; all: number; q: string | undefined; noun?: string }) {
  return (
    <>
      <b className="num font-strong">
        {count.toLocaleString('en')} of {plural(all, noun)}
      </b>
      {q && ` ${count === 1 ? 'matches' : 'match'} “${q}”`}
    </>
  );
}

const clearedPath = (path: string, { sort, view }: ListFilter) => listPath(path, { ...(sort && { sort }), ...(view && { view }) });

type Props = { path: string; filter: ListFilter };

export function ClearLink({ path, filter }: Props) {
  return (
    <Link className="flex-none" href={clearedPath(path, filter)} scroll={false}>
      Clear
    </Link>
  );
}

export function NothingLeft({ path, filter }: Props) {
  return (
    <EmptyState
      underBar
      title="No prompts found"
      text={filter.q ? 'No prompt here has all of these words. Try others, or clear the search.' : 'No prompt here fits what you chose.'}
    >
      <Link className={buttonClass()} href={clearedPath(path, filter)}>
        Clear
      </Link>
    </EmptyState>
  );
}
