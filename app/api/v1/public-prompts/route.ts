import { apiRoute, preflight } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { listPublicPrompts } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.listPublicPrompts, listPublicPrompts);
export const OPTIONS = preflight;
