import { promptAnswer } from '@/lib/api/answers';
import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { findPublicDocument } from '@/lib/api/public-queries';

export const GET = apiRoute(operations.getPublicPrompt, async ({ id }) => {
  const prompt = await findPublicDocument(id);
  return prompt && promptAnswer(prompt);
});
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
