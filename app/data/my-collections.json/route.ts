import type { NextRequest } from 'next/server';
import { collectionChoices } from '@/lib/collections/queries';
import { copySchema } from '@/lib/my-prompts/prompt-form';
import { privateJson } from '../private-json';

/** Responds with the signed-in user's collections, and which of them contain the given prompt. */
export function GET(request: NextRequest) {
  const asked = copySchema.safeParse({ prompt: request.nextUrl.searchParams.get('prompt') });
  if (!asked.success) return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  return privateJson('The collections could not be read', () => collectionChoices(asked.data.prompt));
}
