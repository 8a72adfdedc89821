import type { LibraryFilter } from '@/lib/lists/list-filter';
import type { Category } from '@/lib/prompts/prompt';
import type { PromptPage } from '@/lib/prompts/search';
import { plural } from '@/lib/text/plural';
import { TooGeneral } from './too-general';

/** The line above a list of the library, which says what it holds, or why a search has not narrowed it. */
export function FoundText({ found, filter, category }: { found: PromptPage; filter: LibraryFilter; category: Category | null }) {
  const { total, near, certainty, searched, named, corrected } = found;
  const topic = category?.topics.find(({ slug }) => slug === filter.topic);
  const place = category && topic ? `${category.name}: ${topic.name}` : category?.name;
  const q = <bdi>{corrected ?? filter.q}</bdi>;
  const count = <b className="num font-strong">{plural(total, 'prompt')}</b>;
  const best = <b className="font-strong">Best results for “{q}”</b>;
  const countInPlace = place ? (
    <>
      {count} in {place}
    </>
  ) : (
    count
  );
  if (searched && certainty === 'likely' && total + near.length > 0)
    return place ? (
      <>
        {best} in {place}
      </>
    ) : (
      best
    );
  if (total === 0 && near.length > 0)
    return (
      <>
        <b className="font-strong">Nothing has all of these words.</b> These come close:
      </>
    );
  if (searched && total === 1)
    return place ? (
      <>
        {count} matches “{q}” in {place}
      </>
    ) : (
      <>
        {count} matches “{q}”
      </>
    );
  if (searched)
    return place ? (
      <>
        {count} match “{q}” in {place}
      </>
    ) : (
      <>
        {count} match “{q}”
      </>
    );
  return filter.q ? <TooGeneral count={named ? count : countInPlace} q={filter.q} named={named} /> : countInPlace;
}
