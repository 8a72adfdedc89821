import { COUNTS } from '@/lib/limits';
import { ownLabels } from '@/lib/my-prompts/queries';
import { library } from '@/lib/prompts/library';
import { TagNames } from './tag-names';
import { CATEGORY_NAMES } from './user-prompt-messages';

/** Suggestions for the fields of categories and tags: the person's own, then the library's categories. Once a page, for all its forms. */
export async function LabelNames() {
  const [own, tags] = await Promise.all([ownLabels('category', COUNTS.ownLabels), ownLabels('tag', COUNTS.ownLabels)]);
  const names = [...own, ...library().categories].map(({ name }) => name);
  const once = names.filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index);
  return (
    <>
      <datalist id={CATEGORY_NAMES}>
        {once.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TagNames tags={tags.map(({ name }) => name)} />
    </>
  );
}
