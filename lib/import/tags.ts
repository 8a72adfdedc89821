import { LIMITS } from '../limits';
import { tagSchema } from '../my-prompts/prompt-form';
import { tagsIn } from '../my-prompts/tags';
import { withoutControls } from '../text/text-fields';
import type { Note } from './import';
import { leftOutNotes } from './left-out';

/** Maximum number of tags in a file that are read. */
const MAX_READ = 100;

/** The tags that a prompt can have, and a note that names the others: tags that are too long, and those after the first LIMITS.tags.max. */
export function fittedTags(given: readonly string[]): { tags: string[]; notes: Note[] } {
  const all = tagsIn(given.slice(0, MAX_READ).map(withoutControls).join());
  const tags = all.flatMap((tag) => tagSchema.safeParse(tag).data ?? []).slice(0, LIMITS.tags.max);
  const left = [...all.filter((tag) => !tags.includes(tag)), ...given.slice(MAX_READ)];
  return { tags, notes: leftOutNotes(left.map((tag) => `the tag ${tag}`)) };
}
