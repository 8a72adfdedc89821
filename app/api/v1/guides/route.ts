import { guideSummary } from '@/lib/api/answers';
import { apiRoute, preflight } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { guides } from '@/lib/guides/guides';

export const GET = apiRoute(operations.listGuides, () => ({ guides: guides().flatMap((guide) => guideSummary(guide) ?? []) }));
export const OPTIONS = preflight;
