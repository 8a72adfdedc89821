'use client';

import { chipClass } from '@/components/ui/chip-class';
import { Link } from '@/components/ui/link';
import { Remark } from '@/components/ui/remark';
import { ScrollingList } from '@/components/ui/scrolling-list';

// The categories are a list at the left of the prompts, on small screens a strip of boxes above them.
const CHIP = 'flex items-center gap-2.5 lg:-mx-2.5 lg:min-h-10 lg:px-2.5 touch:min-h-11';
const RULE = 'lg:before:absolute lg:before:inset-x-2.5 lg:before:top-0 lg:before:border-t lg:before:border-rule';

export function CategoryFilter({ chips }: { chips: { href: string; name: string; count: number; current: boolean }[] }) {
  return (
    <nav className="max-lg:-mx-(--gutter) max-lg:min-w-0 lg:sticky lg:top-22 print:hidden" aria-label="Categories">
      <h2 className="pb-2 text-meta leading-body font-semibold tracking-normal text-ink-3 max-lg:hidden">Category</h2>
      <ScrollingList>
        {chips.map(({ href, name, count, current }, index) => (
          <li key={href}>
            <Link
              className={`${chipClass(current ? 'current' : 'link')} ${CHIP} ${index > 0 && !current && !chips[index - 1]?.current ? RULE : ''} ${count === 0 && !current ? 'text-ink-3' : ''}`}
              href={href}
              scroll={false}
              aria-current={current || undefined}
            >
              {name} <Remark className={current ? 'text-meta text-paper!' : 'text-meta'}>{count}</Remark>
            </Link>
          </li>
        ))}
      </ScrollingList>
    </nav>
  );
}
