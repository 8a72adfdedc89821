import { apiRoute, preflight } from '@/lib/api/api-route';
import { listProfilePrompts } from '@/lib/api/community-queries';
import { operations } from '@/lib/api/operations';

export const GET = apiRoute(operations.listProfilePrompts, listProfilePrompts);
export const OPTIONS = preflight;
