'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Heading } from '@/lib/guides/guide';
import type { ContentsEntry } from '@/lib/guides/headings';
import { SIZES } from '@/lib/limits';

const TOC =
  'text-ui max-lg:border-b max-lg:border-rule lg:sticky lg:top-18 lg:-mr-1.25 lg:-ml-4 lg:max-h-[calc(100dvh-72px)] lg:overflow-auto lg:py-4 lg:pr-1.25 lg:pl-4 lg:[scrollbar-width:thin] print:hidden';
const LINK = 'block py-1.5 leading-[1.35] no-underline hover:underline marks-current-3 max-lg:py-3 touch:min-h-11';

export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(entries.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
  const closeUnlessWide = () => {
    if (details.current) details.current.open = isWide();
  };
  // On wide screens the contents are shown anyway, but `<details>` is open for accessibility checkers, which find no links in a closed one.
  useEffect(closeUnlessWide, []);
  const linkTo = ({ id, text }: Heading, className: string) => (
    <a className={className} href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={closeUnlessWide}>
      {text}
    </a>
  );
  return (
    <nav className={TOC} aria-label="On this page">
      <h2 className="mb-1.5 text-meta leading-body font-semibold tracking-normal text-ink-3 max-lg:hidden">On this page</h2>
      <details className="lg:details-content:block lg:details-content:[content-visibility:visible]" ref={details}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold lg:hidden [&::-webkit-details-marker]:hidden">
          On this page
          <Icon name="expand" />
        </summary>
        <ul className="max-lg:pb-2.5">
          {entries.map((entry) => (
            <li key={entry.id}>
              {linkTo(entry, LINK)}
              {entry.children.length > 0 && (
                <ul className="max-lg:pb-2.5">
                  {entry.children.map((child) => (
                    <li key={child.id}>{linkTo(child, `${LINK} pl-3.5 text-meta text-ink-3`)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const isWide = () => matchMedia(`(width >= ${SIZES.columns}px)`).matches;

/** The id of the last heading in the upper third of the window or above it, or else of the first heading; undefined until they were observed. */
function useCurrentHeading(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join();
  useEffect(() => {
    const headings = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)?.id ?? headings[0]?.id),
      { rootMargin: '0px 0px -67% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
}
