import { cleanQuery } from '@/lib/lists/list-filter';
import type { Answer } from '@/lib/palette/palette';
import { searchEverything } from '@/lib/palette/queries';

const headers = { 'Cache-Control': 'private, no-store' };

/** What the palette finds in a query. It depends on who asks, and is never cached. */
export async function GET(request: Request) {
  const q = cleanQuery(new URL(request.url).searchParams.get('q') ?? '');
  const nothing: Answer = { groups: {}, missing: [], near: false, corrected: {} };
  return Response.json(q ? await searchEverything(q) : nothing, { headers });
}
