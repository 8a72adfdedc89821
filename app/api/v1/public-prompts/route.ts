import { apiRoute, preflight } from '@/lib/api/api-route';
import { listPublicPrompts } from '@/lib/api/community-queries';
import { operations } from '@/lib/api/operations';

export const GET = apiRoute(operations.listPublicPrompts, listPublicPrompts);
export const OPTIONS = preflight;
