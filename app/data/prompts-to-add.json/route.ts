import type { NextRequest } from 'next/server';
import { findPromptsToAdd } from '@/lib/collections/prompts-to-add';
import { cleanQuery } from '@/lib/lists/list-filter';
import { privateJson } from '../private-json';

export function GET(request: NextRequest) {
  const q = cleanQuery(request.nextUrl.searchParams.get('q') ?? '');
  return privateJson('Prompts to add to a collection could not be searched', (user) => findPromptsToAdd(user, q));
}
