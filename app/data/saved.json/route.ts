import { userJson } from '@/lib/account/private-response';
import { savedIds } from '@/lib/saved/queries';

/** Responds with the slugs and ids that the user has saved; an empty list without a session. */
export const GET = () => userJson('The saved prompts could not be read', savedIds, []);
