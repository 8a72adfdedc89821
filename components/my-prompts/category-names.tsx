import type { OwnCategory } from '@/lib/my-prompts/user-prompt';
import { library } from '@/lib/prompts/library';
import { CATEGORY_NAMES } from './user-prompt-messages';

/** Suggestions for category fields: the person's own, then the library's. Once a page, for all its forms. */
export function CategoryNames({ ownCategories }: { ownCategories: OwnCategory[] }) {
  const names = [...ownCategories, ...library().categories].map(({ name }) => name);
  const once = names.filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index);
  return (
    <datalist id={CATEGORY_NAMES}>
      {once.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
