import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { listPrompts } from '@/lib/api/library-queries';
import { operations } from '@/lib/api/operations';

export const GET = apiRoute(operations.listPrompts, listPrompts);
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
