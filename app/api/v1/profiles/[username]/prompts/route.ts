import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { listProfilePrompts } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.listProfilePrompts, listProfilePrompts);
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
