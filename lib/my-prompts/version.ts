import type { VersionQueryData } from '../supabase/query-data';
import { VERSION_COLUMNS } from './prompt-fields';

const LIST_FIELDS = 'id, replacedAt:replaced_at, length:content_length';
export const VERSION_SELECT = {
  summary: LIST_FIELDS,
  whole:
    `${LIST_FIELDS}, ${VERSION_COLUMNS}, suggestion:suggestions(id, suggester:user_profiles!suggestions_suggester_fkey(username, displayName:display_name))` as const,
} as const;

/** A version in a list. `replacedAt`: time of the edit that replaced it. `length`: number of characters of its content. */
export type VersionSummary = VersionQueryData<typeof VERSION_SELECT.summary>;

/** A version with its texts. `suggestion`: the taken suggestion whose text replaced it, or null. */
export type Version = VersionQueryData<typeof VERSION_SELECT.whole>;

/** Columns of user_prompts that restoring a version writes. */
export function versionFields({ id, replacedAt, length, suggestion, ...fields }: Version) {
  return fields;
}

const minuteOf = ({ replacedAt }: VersionSummary) => Math.floor(Date.parse(replacedAt) / 60_000);

/** True if another version was replaced in the same minute, so that lists must show seconds. */
export function sharesMinute(versions: VersionSummary[], version: VersionSummary): boolean {
  return versions.filter((other) => minuteOf(other) === minuteOf(version)).length > 1;
}

export function chosenVersion(versions: VersionSummary[], wanted: string | undefined): VersionSummary | undefined {
  return wanted === undefined ? versions[0] : versions.find(({ id }) => id === wanted);
}
