import { apiRoute, preflight } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { findCollectionAnswer } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.getCollection, findCollectionAnswer);
export const OPTIONS = preflight;
