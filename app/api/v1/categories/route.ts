import { categoryAnswer } from '@/lib/api/answers';
import { apiRoute, preflight, refuseOthers } from '@/lib/api/api-route';
import { operations } from '@/lib/api/operations';
import { library, promptsIn } from '@/lib/prompts/library';

export const GET = apiRoute(operations.listCategories, () => ({
  categories: library().categories.map((category) => categoryAnswer(category, promptsIn(category))),
}));
export const { POST, PUT, PATCH, DELETE } = refuseOthers('GET');
export const OPTIONS = preflight;
