import type { NextRequest } from 'next/server';
import { privateText, userJson } from '@/lib/account/private-response';
import { collectionChoices } from '@/lib/collections/queries';
import { promptIdField } from '@/lib/text/text-fields';

/** Responds with the user's collections, and which of them contain the prompt in the query. */
export function GET(request: NextRequest) {
  const { data: promptId } = promptIdField.safeParse(request.nextUrl.searchParams.get('prompt'));
  if (promptId === undefined) return privateText(404, 'Not found');
  return userJson('The collections could not be read', () => collectionChoices(promptId));
}
