import { answerMcp } from '@/lib/integrations/mcp/mcp-route';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export const POST = answerMcp;

/** Refuses GET: the server has no stream to listen to, and people are sent to /connect. */
export function GET(): Response {
  const text = `This address is for assistants. How to connect one: ${absoluteUrl(paths.connect)}\n`;
  return new Response(text, { status: 405, headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' } });
}
