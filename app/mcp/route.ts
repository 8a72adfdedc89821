import { answerMcp } from '@/lib/integrations/mcp/mcp-route';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';

export const POST = answerMcp;

/** There is no stream to listen to, and nothing to see for people. */
export function GET(): Response {
  const text = `This address is for assistants. How to connect one: ${absoluteUrl(paths.connect)}\n`;
  return new Response(text, { status: 405, headers: { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' } });
}
