import { Link } from '@/components/ui/link';
import { Remark } from '@/components/ui/remark';
import { ScrollingList } from '@/components/ui/scrolling-list';
import { type LibraryFilter, listPath } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';
import type { TopicCount } from '@/lib/prompts/search';

// The topics are words in lines that wrap; on small screens they are one line that scrolls.
const LINES =
  'flex gap-x-5 max-lg:scroll-pr-13 max-lg:mask-[linear-gradient(to_right,#000_calc(100%-48px),transparent)] max-lg:pr-13 lg:flex-wrap lg:pb-3';
const WORD = 'flex min-h-11 items-center gap-1.5 text-ui whitespace-nowrap decoration-2 underline-offset-[0.35em] lg:min-h-9';
const CURRENT = 'font-semibold';
const OTHER = 'font-medium no-underline hover:underline';

type Props = {
  filter: LibraryFilter;
  /** The number of prompts if no topic is chosen, and the address of their list. */
  all: { count: number; href: string };
  topics: readonly TopicCount[];
};

export function TopicFilter({ filter, all, topics }: Props) {
  if (topics.length < 2 && !filter.topic) return null;
  const choices = [
    { ...all, name: 'All', current: !filter.topic },
    ...topics.map(({ slug, name, count }) => ({
      name,
      count,
      href: listPath(paths.prompts, { ...filter, topic: slug, page: 1 }),
      current: slug === filter.topic,
    })),
  ];
  return (
    <nav className="max-lg:-mx-(--gutter) max-lg:min-w-0 print:hidden" aria-label="Topics">
      <ScrollingList className={LINES}>
        {choices.map(({ name, count, href, current }) => (
          <li key={name}>
            <Link className={`${WORD} ${current ? CURRENT : OTHER}`} href={href} scroll={false} aria-current={current || undefined}>
              {name} <Remark className="text-meta">{count}</Remark>
            </Link>
          </li>
        ))}
      </ScrollingList>
    </nav>
  );
}
