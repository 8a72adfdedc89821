import { llmsFile } from '@/lib/integrations/markdown/llms';
import { staticRead } from '@/lib/server/http/static-read';

/** A guide to the site for language models (llmstxt.org). */
export function GET(request: Request) {
  return staticRead(request, llmsFile(), 'text/plain; charset=utf-8');
}
