import { LIMITS } from '../limits';
import { tagSchema } from '../my-prompts/prompt-form';
import { tagsIn } from '../my-prompts/tags';
import { withoutControls } from '../text/text-fields';
import type { Note } from './import';
import { leftOut } from './left-out';

/** Tags of a prompt that are looked at. */
const MOST = 100;

/** The tags that a prompt can have, and a note that names those that it cannot: with more characters, or beyond the first five. */
export function fittedTags(given: readonly string[]): { tags: string[]; notes: Note[] } {
  const all = tagsIn(given.slice(0, MOST).map(withoutControls).join());
  const tags = all.flatMap((tag) => tagSchema.safeParse(tag).data ?? []).slice(0, LIMITS.tags.max);
  const left = [...all.filter((tag) => !tags.includes(tag)), ...given.slice(MOST)];
  const parts = left.map((tag) => `the tag ${tag}`);
  return { tags, notes: leftOut({}, [], parts) };
}
