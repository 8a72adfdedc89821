import { backendState } from '@/lib/supabase/health';

export const dynamic = 'force-dynamic';

/** Readiness check: 503 while a configured backend does not answer. */
export async function GET() {
  const backend = await backendState();
  const isReady = backend !== 'unavailable';
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ status: isReady ? 'ready' : 'waiting', backend }, { status: isReady ? 200 : 503, headers });
}
