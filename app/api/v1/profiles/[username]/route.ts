import { apiRoute, preflight } from '@/lib/api/api-route';
import { findProfileAnswer } from '@/lib/api/community-queries';
import { operations } from '@/lib/api/operations';

export const GET = apiRoute(operations.getProfile, ({ username }) => findProfileAnswer(username));
export const OPTIONS = preflight;
