import { PRIVATE_HEADERS } from '@/lib/account/private-response';
import { cleanQuery } from '@/lib/lists/list-filter';
import { searchEverything, suggestPrompts } from '@/lib/palette/queries';

export async function GET(request: Request) {
  const q = cleanQuery(new URL(request.url).searchParams.get('q') ?? '');
  return Response.json(q ? await searchEverything(q) : await suggestPrompts(), { headers: PRIVATE_HEADERS });
}
