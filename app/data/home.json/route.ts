import { userJson } from '@/lib/account/private-response';
import { homePrompts } from '@/lib/dashboard/start-queries';

export const GET = () => userJson('The prompts of the home page could not be read', homePrompts, []);
