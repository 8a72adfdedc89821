import { backendState } from '@/lib/supabase/health';

export const dynamic = 'force-dynamic';

/** Readiness check: 503 while a configured backend does not answer. */
export async function GET() {
  const backend = await backendState();
  return Response.json(
    { status: backend === 'unavailable' ? 'waiting' : 'ready', backend },
    { status: backend === 'unavailable' ? 503 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}
