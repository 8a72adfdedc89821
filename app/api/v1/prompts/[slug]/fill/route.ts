import { apiRoute, preflight } from '@/lib/api/api-route';
import { fillPrompt } from '@/lib/api/fill';
import { findLibraryDocument } from '@/lib/api/library-queries';
import { operations } from '@/lib/api/operations';

export const POST = apiRoute(operations.fillPrompt, ({ slug, values }) => {
  const prompt = findLibraryDocument(slug);
  return prompt && fillPrompt(prompt, values);
});
export const OPTIONS = preflight;
