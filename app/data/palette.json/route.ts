import { cleanQuery } from '@/lib/lists/list-filter';
import { searchEverything, suggestPrompts } from '@/lib/palette/queries';

const headers = { 'Cache-Control': 'private, no-store' };

export async function GET(request: Request) {
  const q = cleanQuery(new URL(request.url).searchParams.get('q') ?? '');
  return Response.json(q ? await searchEverything(q) : await suggestPrompts(), { headers });
}
