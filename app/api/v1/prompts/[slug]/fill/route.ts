import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { fillPrompt } from '@/lib/api/fill';
import { operations } from '@/lib/api/operations';
import { findLibraryDocument } from '@/lib/prompts/library';

export const POST = apiRoute(operations.fillPrompt, ({ slug, values }) => {
  const prompt = findLibraryDocument(slug);
  return prompt && fillPrompt(prompt, values);
});
export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
export const OPTIONS = preflight;
