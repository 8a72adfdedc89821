import { answerApi, preflight } from '@/lib/integrations/api/router';

export const GET = answerApi;
export const POST = answerApi;
export const PUT = answerApi;
export const PATCH = answerApi;
export const DELETE = answerApi;
export const OPTIONS = preflight;
