import type { NextRequest } from 'next/server';
import { currentUser } from '@/lib/account/current-user';
import { markdownFile, markdownMissing, markdownUnavailable } from '@/lib/collections/markdown-file';
import { ownPromptsDocument } from '@/lib/collections/whole-collection';
import { CHANGES } from '@/lib/limits';
import { MY_PROMPTS_PARAMETERS, parseListFilter } from '@/lib/lists/list-filter';
import { userPromptIds } from '@/lib/my-prompts/queries';

/** Responds with own prompts as Markdown, selected by the ids or the filter in the query. Never cached. */
export async function GET(request: NextRequest) {
  const { searchParams } = request.nextUrl;
  try {
    const user = await currentUser();
    if (!user) return new Response('Not authenticated\n', { status: 401, headers: { 'Cache-Control': 'private, no-store' } });
    const ids = searchParams.has('id')
      ? searchParams.getAll('id').slice(0, CHANGES.prompts)
      : await userPromptIds(parseListFilter(Object.fromEntries(searchParams), MY_PROMPTS_PARAMETERS));
    const document = await ownPromptsDocument(user, ids);
    return document.prompts.length > 0 ? markdownFile(document, null) : markdownMissing();
  } catch (err) {
    return markdownUnavailable(err);
  }
}
