'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ContentsEntry } from '@/lib/guides/headings';

/** The headings of the article beside it, the one that is being read marked. Collapsible on small screens. */
export function TableOfContents({ entries }: { entries: ContentsEntry[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(entries.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]));
  const mark = (id: string) => (id === current ? 'true' : undefined);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <nav className="toc" aria-label="On this page">
      <h2>On this page</h2>
      <details ref={details}>
        <summary>
          On this page
          <Icon name="expand" />
        </summary>
        <ul>
          {entries.map(({ id, text, children }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={mark(id)} onClick={close}>
                {text}
              </a>
              {children.length > 0 && (
                <ul>
                  {children.map((child) => (
                    <li key={child.id}>
                      <a href={`#${child.id}`} aria-current={mark(child.id)} onClick={close}>
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

/** The id of the last heading above the upper third of the window. */
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
