import type { ReactNode } from 'react';
import type { Category } from '@/lib/prompts/prompt';

/** How many prompts are shown, and why a search has not narrowed them: its words say too little, or only name a category. */
export function TooGeneral({ count, q, named }: { count: ReactNode; q: string; named: Category | null }) {
  return named ? (
    <>
      {count} in {named.name}. “<bdi>{q}</bdi>” names only this category.
    </>
  ) : (
    <>
      {count}. “<bdi>{q}</bdi>” is too general to search for.
    </>
  );
}
