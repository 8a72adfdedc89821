import { Options } from '@/components/forms/options';

/** The choices of a filter by category. The chosen one stays among them when it is gone from the list, so that the form says what is shown. */
export function CategoryOptions({ categories, chosen }: { categories: string[]; chosen: string }) {
  const choices = chosen && !categories.includes(chosen) ? [chosen, ...categories] : categories;
  return (
    <>
      <option value="">All categories</option>
      <Options of={choices.map((name) => [name, name])} dir="auto" />
    </>
  );
}
