import { apiRoute, preflight } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { searchEverything } from '@/lib/api/search-queries';

export const GET = apiRoute(operations.search, searchEverything);
export const OPTIONS = preflight;
