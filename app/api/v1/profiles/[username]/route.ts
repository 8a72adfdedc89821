import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { findProfileAnswer } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.getProfile, ({ username }) => findProfileAnswer(username));
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
