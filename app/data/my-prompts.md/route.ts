import type { NextRequest } from 'next/server';
import { userResponse } from '@/lib/account/private-response';
import { markdownResponse } from '@/lib/collections/markdown-response';
import { ownPromptsAsCollection } from '@/lib/collections/find-whole-collection';
import { CHANGES } from '@/lib/limits';
import { MY_PROMPTS_PARAMETERS, parseListFilter } from '@/lib/lists/list-filter';
import { userPromptIds } from '@/lib/my-prompts/queries';

export function GET(request: NextRequest) {
  const { searchParams } = request.nextUrl;
  return userResponse('Prompts could not be exported', async (user) => {
    const ids = searchParams.has('id')
      ? searchParams.getAll('id').slice(0, CHANGES.prompts)
      : await userPromptIds(parseListFilter(Object.fromEntries(searchParams), MY_PROMPTS_PARAMETERS));
    const document = await ownPromptsAsCollection(user, ids);
    return markdownResponse(document.prompts.length > 0 ? document : null, null);
  });
}
