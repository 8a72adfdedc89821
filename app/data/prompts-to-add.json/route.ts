import type { NextRequest } from 'next/server';
import { userJson } from '@/lib/account/private-response';
import { findPromptsToAdd } from '@/lib/collections/find-prompts-to-add';
import { cleanQuery } from '@/lib/lists/list-filter';

export function GET(request: NextRequest) {
  const q = cleanQuery(request.nextUrl.searchParams.get('q') ?? '');
  return userJson('Prompts to add to a collection could not be searched', (user) => findPromptsToAdd(user, q));
}
