import type { NextRequest } from 'next/server';
import { privateText, userJson } from '@/lib/account/private-response';
import { collectionChoices } from '@/lib/collections/queries';
import { anyPromptSchema } from '@/lib/my-prompts/prompt-form';

/** Responds with the signed-in user's collections, and which of them contain the given prompt. */
export function GET(request: NextRequest) {
  const query = anyPromptSchema.safeParse({ prompt: request.nextUrl.searchParams.get('prompt') });
  if (!query.success) return privateText(404, 'Not found');
  return userJson('The collections could not be read', () => collectionChoices(query.data.prompt));
}
