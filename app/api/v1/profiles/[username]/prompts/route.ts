import { apiRoute, preflight } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { listProfilePrompts } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.listProfilePrompts, listProfilePrompts);
export const OPTIONS = preflight;
