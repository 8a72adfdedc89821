import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { fillPrompt } from '@/lib/api/fill';
import { operations } from '@/lib/api/operations';
import { findPublicDocument } from '@/lib/api/public-queries';

export const POST = apiRoute(operations.fillPublicPrompt, async ({ id, values, anythingElse }) => {
  const prompt = await findPublicDocument(id);
  return prompt && fillPrompt(prompt, values, anythingElse);
});
export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
export const OPTIONS = preflight;
