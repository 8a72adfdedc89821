import type { Category } from '@/lib/prompts/prompt';

/** Why a list is not narrowed by a search of words without meaning, or only to the category that it names. */
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
