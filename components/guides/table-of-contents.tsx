'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ContentsEntry } from '@/lib/guides/headings';
import { SIZES } from '@/lib/limits';

// On wide screens the contents are shown even while `<details>` is closed.
const TOC =
  'text-ui max-lg:border-b max-lg:border-rule lg:sticky lg:top-18 lg:-mr-1.25 lg:-ml-4 lg:max-h-[calc(100dvh-72px)] lg:overflow-auto lg:py-4 lg:pr-1.25 lg:pl-4 lg:[scrollbar-width:thin] print:hidden';
const LINK = 'block py-1.5 leading-[1.35] no-underline hover:underline marks-current-3 max-lg:py-3 touch:min-h-11';

/** Links to the headings of the article beside it, with that of the part being read marked. Collapsible on small screens. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(entries.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
  const mark = (id: string) => (id === current ? 'true' : undefined);
  const close = () => {
    if (details.current) details.current.open = isAlwaysShown();
  };
  // Opened on wide screens: accessibility checkers take links in closed `<details>` for unreachable ones.
  useEffect(close, []);
  return (
    <nav className={TOC} aria-label="On this page">
      <h2 className="mb-1.5 text-meta leading-body font-semibold tracking-normal text-ink-3 max-lg:hidden">On this page</h2>
      <details className="lg:details-content:block lg:details-content:[content-visibility:visible]" ref={details}>
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-semibold lg:hidden [&::-webkit-details-marker]:hidden">
          On this page
          <Icon name="expand" />
        </summary>
        <ul className="max-lg:pb-2.5">
          {entries.map(({ id, text, children }) => (
            <li key={id}>
              <a className={LINK} href={`#${id}`} aria-current={mark(id)} onClick={close}>
                {text}
              </a>
              {children.length > 0 && (
                <ul className="max-lg:pb-2.5">
                  {children.map((child) => (
                    <li key={child.id}>
                      <a
                        className={`${LINK} pl-3.5 text-meta text-ink-3`}
                        href={`#${child.id}`}
                        aria-current={mark(child.id)}
                        onClick={close}
                      >
                        {child.text}
                      </a>
                    </li>
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

/** True on wide screens, where the contents are always shown. */
const isAlwaysShown = () => matchMedia(`(width >= ${SIZES.columns}px)`).matches;

/** The id of the last heading that is in the upper third of the window or above it; at the top of an article, of its first heading. */
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
