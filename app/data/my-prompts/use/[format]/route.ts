import type { NextRequest } from 'next/server';
import { ownFormatFile, respondWithOwnData } from '@/lib/integrations/own-export/own-response';
import { CHANGES } from '@/lib/limits';
import { MY_PROMPTS_PARAMETERS, parseListFilter } from '@/lib/lists/list-filter';
import { findPrompts } from '@/lib/my-prompts/find-prompts';
import { userPromptIds } from '@/lib/my-prompts/queries';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ format: string }> };

export function GET(request: NextRequest, { params }: Context) {
  const { searchParams } = request.nextUrl;
  return respondWithOwnData(async (user) => {
    const { format } = await params;
    const asked = searchParams.getAll('id').slice(0, CHANGES.prompts);
    const ids = searchParams.has('id')
      ? (await findPrompts(asked, user)).flatMap((found) => (found?.kind === 'own' ? found.id : []))
      : await userPromptIds(parseListFilter(Object.fromEntries(searchParams), MY_PROMPTS_PARAMETERS));
    return ownFormatFile(user, format, paths.myPrompts, 'my-prompts', ids);
  });
}
