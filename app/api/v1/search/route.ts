import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { searchEverything } from '@/lib/api/search-queries';

export const GET = apiRoute(operations.search, searchEverything);
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
