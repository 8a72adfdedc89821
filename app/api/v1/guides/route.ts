import { guideSummary } from '@/lib/api/answers';
import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { guides } from '@/lib/guides/guides';

export const GET = apiRoute(operations.listGuides, () => ({ guides: guides().flatMap((guide) => guideSummary(guide) ?? []) }));
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
