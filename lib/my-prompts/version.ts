import type { SelectedVersion } from '../supabase/selected';
import { SHORT_COLUMNS } from './prompt-fields';

/** Columns of user_prompt_versions by their names in our code: in a list, and of one with its text. */
const LIST_FIELDS = 'id, replacedAt:replaced_at, length:content_length';
export const VERSION_SELECT = { summary: LIST_FIELDS, whole: `${LIST_FIELDS}, ${SHORT_COLUMNS}, content` } as const;

/** A version in a list: when an edit replaced it, and the number of its characters. */
export type VersionSummary = SelectedVersion<typeof VERSION_SELECT.summary>;

/** A version of a prompt before an edit. */
export type Version = SelectedVersion<typeof VERSION_SELECT.whole>;

/** Columns of user_prompts that restoring a version writes. */
export function fieldsOf({ id, replacedAt, length, ...fields }: Version) {
  return fields;
}

/** True if another version of the list is of the same minute. */
export function sharesMinute(versions: VersionSummary[], { replacedAt }: VersionSummary): boolean {
  const minute = Math.floor(Date.parse(replacedAt) / 60_000);
  return versions.filter((version) => Math.floor(Date.parse(version.replacedAt) / 60_000) === minute).length > 1;
}

/** The version that a page shows: the one its address names, or the newest. Undefined where that is no longer stored. */
export function chosenVersion(versions: VersionSummary[], wanted: string | undefined): VersionSummary | undefined {
  return wanted === undefined ? versions[0] : versions.find(({ id }) => id === wanted);
}
