'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { cleanQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

/** The title of the library's list: what is searched for, on one line, so that nothing moves while somebody types. */
export function PromptsTitle() {
  const isHere = usePathname() === paths.prompts;
  const q = cleanQuery(useSearchParams().get('q') ?? '');
  // The sheet of a prompt over the list has an address of its own.
  const [shown, setShown] = useState(q);
  if (isHere && q !== shown) setShown(q);
  if (!shown) return 'Browse All Prompts';
  return (
    <span className="block overflow-x-clip text-ellipsis whitespace-nowrap max-md:text-h2 max-md:leading-[calc(var(--text-h1)*1.04)] max-md:tracking-head">
      Prompts for “<bdi>{shown}</bdi>”
    </span>
  );
}
