import { promptAnswer } from '@/lib/api/answers';
import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { findLibraryDocument } from '@/lib/prompts/library';

export const GET = apiRoute(operations.getPrompt, ({ slug }) => {
  const prompt = findLibraryDocument(slug);
  return prompt && promptAnswer(prompt);
});
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
