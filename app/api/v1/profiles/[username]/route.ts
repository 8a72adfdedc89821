import { apiRoute, preflight } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { findProfileAnswer } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.getProfile, ({ username }) => findProfileAnswer(username));
export const OPTIONS = preflight;
