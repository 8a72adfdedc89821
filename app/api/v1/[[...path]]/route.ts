import { answerApi, preflight } from '@/lib/integrations/api/router';

/** Every address below /api/v1, by the table of operations. */
export const GET = answerApi;
export const POST = answerApi;
export const PUT = answerApi;
export const PATCH = answerApi;
export const DELETE = answerApi;
export const OPTIONS = preflight;
