import { userJson } from '@/lib/account/private-response';
import { savedIds } from '@/lib/saved/queries';

/** Responds with the slugs of the library prompts and the ids of the others that the user saved; with none without a session. */
export const GET = () => userJson('The saved prompts could not be read', savedIds, []);
