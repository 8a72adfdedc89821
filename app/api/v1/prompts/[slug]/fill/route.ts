import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { fillPrompt } from '@/lib/api/fill';
import { operations } from '@/lib/api/operations';
import { findLibraryDocument } from '@/lib/prompts/library';

export const POST = apiRoute(operations.fillPrompt, ({ slug, values, anythingElse }) => {
  const prompt = findLibraryDocument(slug);
  return prompt && fillPrompt(prompt, values, anythingElse);
});
export const { GET, PUT, PATCH, DELETE } = refuseOthers('POST');
export const OPTIONS = preflight;
