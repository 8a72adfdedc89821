import type { ReactNode } from 'react';
import type { ContentsEntry } from '@/lib/guides/headings';
import { TableOfContents } from './table-of-contents';

type Props = { contents?: ContentsEntry[]; className?: string; children: ReactNode };

/** An article with its table of contents. */
export function Article({ contents, className = '', children }: Props) {
  return (
    <div className="grid grid-cols-1 items-start border-t-2 border-rule-strong pb-16 lg:grid-cols-[208px_minmax(0,1fr)] lg:gap-10 print:block print:pb-0">
      {contents && <TableOfContents entries={contents} />}
      <article className={`prose ${className}`}>{children}</article>
    </div>
  );
}
