import { apiRoute, preflight } from '@/lib/api/api-route';
import { listPrompts } from '@/lib/api/library-queries';
import { operations } from '@/lib/api/operations';

export const GET = apiRoute(operations.listPrompts, listPrompts);
export const OPTIONS = preflight;
