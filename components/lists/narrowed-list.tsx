import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { type ListFilter, listPath } from '@/lib/lists/list-filter';

type TextProps = {
  count: number;
  all: number;
  q: string | undefined;
  countText?: (count: number, all: number) => string;
};

/** Says how many rows of a list a filter leaves, and which search they match. */
export function NarrowedText({ count, all, q, countText = countOfPrompts }: TextProps) {
  const some = <b className="num font-strong">{countText(count, all)}</b>;
  if (!q) return some;
  return count === 1 ? (
    <>
      {some} matches “{q}”
    </>
  ) : (
    <>
      {some} match “{q}”
    </>
  );
}

const countOfPrompts = (count: number, all: number) =>
  all === 1 ? `${count} of 1 prompt` : `${count.toLocaleString('en')} of ${all.toLocaleString('en')} prompts`;

export const countOfCollections = (count: number, all: number) =>
  all === 1 ? `${count} of 1 collection` : `${count} of ${all.toLocaleString('en')} collections`;

const clearedPath = (path: string, { sort, view }: ListFilter) => listPath(path, { sort, view });

type Props = { path: string; filter: ListFilter };

/** Links to the whole list in the same order and view. */
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
      <ButtonLink href={clearedPath(path, filter)}>Clear</ButtonLink>
    </EmptyState>
  );
}
