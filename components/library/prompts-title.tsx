'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { cleanQuery } from '@/lib/lists/list-filter';
import { paths } from '@/lib/paths';

/** The title of the library's list, which names its search or category. It stays on one line, so that nothing moves while somebody types. */
export function PromptsTitle({ categories }: { categories: { slug: string; name: string }[] }) {
  const isHere = usePathname() === paths.prompts;
  const query = useSearchParams();
  const q = cleanQuery(query.get('q') ?? '');
  const category = categories.find(({ slug }) => slug === query.get('category'))?.name;
  // While a prompt is open as a sheet over the list, the address is that of the prompt: the title stays.
  const [shown, setShown] = useState({ q, category });
  if (isHere && (q !== shown.q || category !== shown.category)) setShown({ q, category });
  if (!shown.q && !shown.category) return 'Browse All Prompts';
  return (
    <span className="block overflow-x-clip text-ellipsis whitespace-nowrap max-md:text-h2 max-md:leading-[calc(var(--text-h1)*1.04)] max-md:tracking-head">
      {shown.q ? (
        <>
          Prompts for “<bdi>{shown.q}</bdi>”
        </>
      ) : (
        `${shown.category} prompts`
      )}
    </span>
  );
}
