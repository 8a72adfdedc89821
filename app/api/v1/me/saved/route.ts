import { preflight, refuseOthers } from '@/lib/api/api-route';
import { ownOperations } from '@/lib/api/own-operations';
import { listSaved } from '@/lib/api/own-queries';
import { ownRoute } from '@/lib/api/own-route';

export const GET = ownRoute(ownOperations.listSaved, listSaved);
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
