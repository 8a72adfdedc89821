import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { listPublicPrompts } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.listPublicPrompts, listPublicPrompts);
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
