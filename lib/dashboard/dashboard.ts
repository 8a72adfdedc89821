import 'server-only';
import type { Account } from '../account/account';
import { currentUser } from '../account/current-user';
import { ownCounts } from '../account/own-counts';
import { moderationQueue } from '../moderation/queries';
import type { Profile } from '../profiles/profile';
import { ownProfile } from '../profiles/queries';
import { BackendError } from '../supabase/connection';

type DashboardFrame = {
  user: Account;
  prompts: number;
  saved: number;
  collections: number;
  hidden: number;
  /** Suggestions that wait for a decision of the user, and decisions that the user has not seen. */
  suggestions: number;
  isSuspended: boolean;
  /** Items in the moderation queue; undefined for users who are no moderators. */
  waiting: number | undefined;
  profile: Profile | null;
};

/** Data of the dashboard's layout; null without a session or when the backend does not answer. */
export async function dashboardFrame(): Promise<DashboardFrame | null> {
  try {
    const user = await currentUser();
    if (!user) return null;
    const [{ publicPrompts: _, ...counts }, profile] = await Promise.all([ownCounts(), ownProfile(user)]);
    const waiting = counts.isModerator ? (await moderationQueue(1)).total : undefined;
    return { user, ...counts, profile, waiting };
  } catch (cause) {
    // The page in the layout gets the same error, and its error.tsx shows it.
    if (cause instanceof BackendError) return null;
    throw cause;
  }
}
