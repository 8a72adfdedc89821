import { z } from 'zod';
import { firstCharacters } from '../text/characters';
import type { Note } from './import';

/** Fields by which a program keeps its records: ids, dates, addresses, counts. Nobody misses them in a prompt. */
const BOOKKEEPING =
  /^(_?id|uuid|key|slug|hash|url|href|source|order|position|index|count|usage|icon|created|updated|modified|timestamp|date|is_\w+|user|owner|access_\w+|meta|version|commitMessage)$|_(id|at|on|date|count)$|[a-z](Id|At|On|Date|Count)$/;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** A note that names the fields that nothing becomes of, with what they hold more than a record's ids and dates; none if there is none. */
export function leftOut(entry: unknown, taken: readonly string[]): Note[] {
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(entry);
  const names = Object.keys(data).filter((name) => !taken.includes(name) && !BOOKKEEPING.test(name) && !isEmpty(data[name]));
  if (names.length === 0) return [];
  const some = names
    .slice(0, 5)
    .map((name) => firstCharacters(name, 40))
    .join(', ');
  return [{ kind: 'left-out', text: names.length > 5 ? `Left out: ${some} and more` : `Left out: ${some}` }];
}
