import type { Category } from '@/lib/prompts/prompt';

/** Explains why a search has not narrowed a list: its words say too little, or only name a category. */
export function TooGeneral({ q, named }: { q: string; named: Category | null }) {
  return named ? (
    <>
      {' '}
      in {named.name}. “<bdi>{q}</bdi>” names only this category.
    </>
  ) : (
    <>
      . “<bdi>{q}</bdi>” is too general to search for.
    </>
  );
}
