import { guideAnswer } from '@/lib/api/answers';
import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { findGuide } from '@/lib/guides/guides';
import { findLibraryPrompt } from '@/lib/prompts/library';

export const GET = apiRoute(operations.getGuide, ({ slug }) => {
  const found = findGuide(slug);
  return found && guideAnswer(found.guide, findLibraryPrompt);
});
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
