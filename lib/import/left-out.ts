import { firstCharacters } from '../text/characters';
import { recordOf } from '../text/record';
import type { Note } from './import';

/** Fields by which a program keeps its records: ids, dates, counts. Nobody misses them in a prompt. */
const BOOKKEEPING =
  /^(_?id|uuid|key|slug|hash|order|position|index|count|created|updated|modified|timestamp|date|is_\w+|user|owner|version|icon)$|_(id|at|date|count)$|[a-z](Id|At|Date|Count)$|^(created|updated|modified)(_on|On)$/;

/** True for a word, a date with its time, a number, and true or false, which are all that a program keeps its records by. */
const isShort = (value: unknown) =>
  typeof value === 'string'
    ? value.length <= 100 && /^\S*$|^\d{4}-\d\d-\d\d [\d:.]+( ?(Z|UTC|[+-]\d\d:?\d\d))?$/.test(value)
    : typeof value !== 'object';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A note that names the fields that nothing becomes of, with what they hold more than a record's ids and dates; none if there is none. `parts` are
 * further ones that are within a field.
 */
export function leftOut(entry: unknown, taken: readonly string[], parts: readonly string[] = []): Note[] {
  const data = recordOf(entry);
  const isLost = (name: string) => !taken.includes(name) && !isEmpty(data[name]) && !(BOOKKEEPING.test(name) && isShort(data[name]));
  const names = [...Object.keys(data).filter(isLost), ...parts];
  if (names.length === 0) return [];
  const some = names
    .slice(0, 5)
    .map((name) => firstCharacters(name, 40))
    .join(', ');
  return [{ kind: 'left-out', text: names.length > 5 ? `Left out: ${some} and ${names.length - 5} more` : `Left out: ${some}` }];
}
