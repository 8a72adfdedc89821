import 'server-only';
import type { Account } from './auth/account';
import { currentUser, requireUser } from './auth/current-user';
import { log } from './log';
import type { Profile } from './profiles/profile';
import { ownProfile } from './profiles/queries';
import { countSaved } from './saved-prompts/queries';
import { BackendError } from './supabase/connection';
import { countOwnPrompts } from './user-prompts/queries';

/**
 * What `draw` makes of the person of a page that needs one; `away` when the backend does not answer. Drawn on the server, so that
 * it can be read without JavaScript too; everything else that fails is for error.tsx.
 */
export async function forUser<T>(path: string, draw: (user: Account) => Promise<T>, away: () => T): Promise<T> {
  try {
    return await draw(await requireUser(path));
  } catch (cause) {
    if (!(cause instanceof BackendError)) throw cause;
    log.error({ err: cause, path }, 'A page of the dashboard could not be read');
    return away();
  }
}

type DashboardFrame = { user: Account; prompts: number; saved: number; profile: Profile | null };

/** What stands around every page of the dashboard: who is signed in, and how much they have. Null when nobody is, or nobody knows. */
export async function dashboardFrame(): Promise<DashboardFrame | null> {
  try {
    const user = await currentUser();
    if (!user) return null;
    const [prompts, saved, profile] = await Promise.all([countOwnPrompts(user), countSaved(user), ownProfile(user)]);
    return { user, prompts, saved, profile };
  } catch (cause) {
    // The page inside meets the same fault, logs it and says so.
    if (cause instanceof BackendError) return null;
    throw cause;
  }
}
