import { COUNTS } from '@/lib/limits';
import { ownLabels } from '@/lib/my-prompts/queries';
import { library } from '@/lib/prompts/library';
import { TagNames } from './tag-names';
import { CATEGORY_LIST_ID } from './user-prompt-messages';

/** Suggestions for all fields of tags (the person's own) and of categories (the person's own, then the library's) on a page. */
export async function LabelNames() {
  const [own, tags] = await Promise.all([ownLabels('category', COUNTS.ownLabels), ownLabels('tag', COUNTS.ownLabels)]);
  const names = [...own, ...library().categories].map(({ name }) => name);
  const once = names.filter((name, index) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index);
  return (
    <>
      <datalist id={CATEGORY_LIST_ID}>
        {once.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TagNames tags={tags.map(({ name }) => name)} />
    </>
  );
}
