import type { ReactNode } from 'react';
import type { ContentsEntry } from '@/lib/guides/headings';
import { TableOfContents } from './table-of-contents';

type Props = { contents?: ContentsEntry[]; className?: string; children: ReactNode };

/** A guide, a page of text or documentation, with its table of contents, if it has one, beside it. */
export function Article({ contents, className = '', children }: Props) {
  return (
    <div className="side-grid border-t-2 border-rule-strong pb-16 lg:gap-10 print:pb-0">
      {contents && <TableOfContents entries={contents} />}
      <article className={`prose ${className}`}>{children}</article>
    </div>
  );
}
