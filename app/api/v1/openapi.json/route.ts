import { preflight, refuseOthers } from '@/lib/api/api-route';
import { openApiFile } from '@/lib/api/openapi-file';
import { staticRead } from '@/lib/http/static-read';

/** What the API is, for programs (OpenAPI 3.1). */
export function GET(request: Request) {
  return staticRead(request, openApiFile(), 'application/json; charset=utf-8');
}
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
