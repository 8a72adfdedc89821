export const dynamic = 'force-dynamic';

/** Liveness check of this process. It does not ask the backend, whose absence a restart would not fix. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
