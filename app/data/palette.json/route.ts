import { cleanQuery } from '@/lib/lists/list-filter';
import { searchEverything, suggestPrompts } from '@/lib/palette/queries';

const headers = { 'Cache-Control': 'private, no-store' };

/** Results of the palette, or suggestions without a query. Depends on the user, and is never cached. */
export async function GET(request: Request) {
  const q = cleanQuery(new URL(request.url).searchParams.get('q') ?? '');
  return Response.json(q ? await searchEverything(q) : await suggestPrompts(), { headers });
}
