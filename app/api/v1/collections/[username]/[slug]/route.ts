import { apiRoute, preflight } from '@/lib/api/api-route';
import { findCollectionAnswer } from '@/lib/api/community-queries';
import { operations } from '@/lib/api/operations';

export const GET = apiRoute(operations.getCollection, findCollectionAnswer);
export const OPTIONS = preflight;
