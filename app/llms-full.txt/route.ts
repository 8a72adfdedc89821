import { llmsFullFile } from '@/lib/integrations/markdown/llms';
import { staticRead } from '@/lib/server/http/static-read';

/** The texts of all prompts and guides for language models (llmstxt.org). */
export function GET(request: Request) {
  return staticRead(request, llmsFullFile(), 'text/plain; charset=utf-8');
}
