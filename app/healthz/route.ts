export const dynamic = 'force-dynamic';

/** Whether this process answers. Says nothing of the backend: a restart would not help against its absence. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
