import { apiRoute, preflight } from '@/lib/api/api-route';
import { findPublicDocument } from '@/lib/api/community-queries';
import { fillPrompt } from '@/lib/api/fill';
import { operations } from '@/lib/api/operations';

export const POST = apiRoute(operations.fillPublicPrompt, async ({ id, values }) => {
  const prompt = await findPublicDocument(id);
  return prompt && fillPrompt(prompt, values);
});
export const OPTIONS = preflight;
